import { singular, stem } from '#engine/text/stem.ts'
import { wordSet } from '#engine/text/word-list.ts'

// Everyday English that is never "corrected" into a word of the business: "mouse" is not a misspelled "house". Words under five
// letters are left alone anyway.
const common = wordSet(`
  about above accept access according account accountant across action activity actual actually address advance advice
  affect afford afraid after again against agency agent agree agreement ahead airport alarm album alive allow almost alone
  along already alright also although always amazing ammunition among amount angle angry animal annual another answer
  anybody anymore anyone anything anyway anywhere apart apartment appear apple apply appreciate approach approve area argue
  around arrange arrival arrive article artist aside asked asking asleep assume attach attack attempt attend attention
  attract audience author available average avoid awake award aware awful background balance banana barely basic basically
  basket bathroom battery beach bearing beautiful beauty became because become bedroom before began begin behave behind
  being belief believe belong below bench benefit beside best better between beyond bigger biggest billion birth birthday
  black blame blank block blood board boring born borrow boss both bother bottle bottom bought branch brand brave bread
  break breakfast breath bridge brief bright bring broad broke broken broker brother brought brown budget build building
  built bunch burden business busy butter button buyer cable calculate called camera campaign cancel cannot capital captain
  care career careful carry catch category caught cause center central certain certainly chain chair challenge chance change
  channel charge charity cheap check cheese chief child children choice choose church circle citizen claim class clean clear
  clearly client climb clock close closed cloth clothes cloud coach coast coffee cold colleague collect college color column
  combine come comfort coming command comment commission common community company compare comparison compete complain
  complete complex concern condition conference confirm confuse connect consider contact contain content contest continue
  contract contrary control convert convince cook cool copy corner correct cost could council count counter country county
  couple course court cover cow crazy create creative credit crew crime criteria critical cross crowd cruise culture cup
  curious current currently curve customer cut cycle daily damage dance danger dark date daughter dead deal dealer dear
  death debate debt decade decide decision deck declare decline decrease deep default defend define degree delay deliver
  delivery demand depart department depend deposit depth describe desert design desire desk despite detail determine develop
  device diamond difference different difficult digital dinner direct direction director dirty disappear discount discover
  discuss distance district divide doctor document dollar double doubt dozen draft drama draw dream dress drink drive driver
  drop during dust each eager early earn earth easily east easy eaten economy edge edit education effect efficient effort
  eight either election electric element elevator else email emergency employee empty enable end energy engine enjoy enough
  ensure enter entire entry environment equal equipment error escape especially estate estimate evaluate even evening event
  eventually ever every everybody everyone everything everywhere evidence exact exactly example excellent except exchange
  excited excuse exercise exist exit expand expect expense expensive experience expert explain explore export express extend
  extra extreme face fact factor fail fair fall false familiar family famous fancy farm fashion fast father fault favor
  favorite fear feature february federal feel feeling fellow female fence festival fever fewer field fifteen fifth fifty
  fight figure file fill film filter final finally finance find fine finger finish first fish five flag flat flavor flight
  float flood floor flour flow flower focus folks follow following food force foreign forest forget form formal format
  former forth fortune forty forward found four frame frank free freedom frequent fresh friend friendly front fruit fuel
  full function fund funny furniture further future gain game garage garden general generally generate gentle genuine gift
  given glad glass global goal gold golden gone good goods govern grade grand grant grape graph grass grateful great green
  greet gross ground group grow growth guard guess guest guide guilty habit half handle happen happy hard hardly haul head
  health healthy hear heart heat heavy height hello help hence here herself hidden higher highest highlight history hold
  holiday home honest hope horse hospital host hotel hour house however huge human hundred hungry hurry hurt husband idea
  ideal identify ignore illegal image imagine immediate impact import important improve inch include including income
  increase indeed index indicate individual industry influence inform information initial inside insist install instance
  instead insurance intend interest interested interior internal internet interview into invest invite involve island issue
  item itself jacket join joint joke judge juice jump just keep kept kick kind kitchen knew know known label labor lack
  ladder lady lake land language large largest last late lately later laugh launch layer lead leader leading league learn
  lease least leather leave left legal lend length less lesson letter level liberty library license life light like likely
  limit line link list listen little live local locate location lock logic lonely long longer look loose lose loss lost
  love lovely lower lowest loyal loyalty lucky lunch machine made magic mail main major make making manage manager manner
  manual many margin mark market marriage married master match material matter maximum maybe meal mean meaning meant measure
  meat media medical medium meet meeting member memory mention menu merely message metal method metric middle might military
  milk million mind mine minimum minor minute mirror miss missing mistake mixed model modern moment money monitor month
  monthly mood moon moral more moreover morning mortgage most mostly mother motion motor mount mountain mouse mouth move
  movement movie moving much multiple muscle music must myself name narrow nation national native nature nearby nearly neat
  necessary neck need needle negative neighbor neither nephew nerve network never nevertheless newly news next nice niece
  night nobody noise nonsense normal north nose note nothing notice number numerous obtain obvious occasion occur ocean
  offer office officer official often older oldest once online only onto open opening operate opinion opportunity option
  orange order ordinary organic organize origin original other otherwise ought ourselves outdoor outside overall owner pack
  package page paid pain paint pair palace panel paper parent park parking part partial particular partly partner party pass
  passage past path patient pattern pause payment peace people pepper percent perfect perform perhaps period permit person
  personal persuade phase phone photo phrase physical piano pick picture piece pilot pink pitch pizza place plain plan plane
  planet planning plant plastic plate platform play player please pleasure plenty plus poem poet point police policy polite
  politics poor popular population position positive possible post potato potential pound pour power practice prefer prepare
  presence present preserve president press pressure pretend pretty prevent previous price pride primary principal print
  prior private prize probably problem process produce product profession professor profile profit program progress project
  promise promo promote proof proper property protect proud prove provide public publish pull purchase purpose push quality
  quarter queen query question quick quickly quiet quit quite quote radio raise random range rank rapid rare rarely rate
  rather ratio reach react read reader ready real realize really rear reason recall receive recent recently recipe recognize
  recommend record recover reduce refer reflect refuse regard region register regret regular reject relate relation
  relationship relative relax release relevant reliable relief relocate rely remain remark remember remind remote remove
  rental repair repeat replace reply report represent request require research reserve resident resist resource respect
  respond response rest restaurant result retail retain retire return reveal revenue review reward rhythm rich ride right
  ring rise risk river road robot rock role roll romantic roof room root rough roughly round route routine royal rubber rule
  rural safe safety said sail salary salad sale same sample sand satisfy sauce save saying scale scene schedule scheme
  school science scope score screen script search season seat second secret section sector secure seek seem seen select
  sell seller send senior sense sentence separate series serious serve server service session settle seven several severe
  shade shadow shake shall shame shape share sharp sheet shelf shell shift shine ship shirt shock shoe shop shopper shore
  short shorter should shoulder shout show shower shut side sight sign signal silent silly silver similar simple simply
  since single sister site situation size skill skin slice slide slight slightly slow slower slowly small smart smell smile
  smoke smooth snow social society soft solid solve some somebody somehow someone something sometimes somewhere song soon
  sorry sort sound soup source south space spare speak special specific speech speed spell spend spent spirit split spoke
  sport spot spread spring square staff stage stair stamp stand standard star stare start state statement station status
  stay steady steal steam steel step stick stiff still stock stomach stone stood stop storage store storm story straight
  strange stream street strength stress stretch strict strike string strong structure struggle student studio study stuff
  stupid style subject submit success such sudden suffer sugar suggest suit summary summer sunny super supply support
  suppose supposed sure surface surprise surround survey survive suspect sweet swift swim swing switch symbol system table
  tablet take taken talent talk talking tall tank target task taste teach teacher team tear technology television temperature
  term terrible test text than thank thanks that their them theme themselves then theory there therefore these they thick
  thin thing think third thirty this those though thought thousand thread threat three threw throat through throughout
  throw thus ticket tight tile till time tiny tired title today together toilet told tomorrow tone tonight tool tooth topic
  total touch tough tour toward towards tower town trace track trade tradition traffic trail train transfer transport trap
  travel treat tree trend trial trick trip trouble truck true trust truth turn twelve twenty twice twin type typical ugly
  ultimate unable uncle under understand unhappy uniform union unique unit unite united universe unknown unless unlike until
  unusual update upon upper upset urban urgent useful user usual usually valid valley valuable value variety various vary
  vast vehicle version versus very victim video view village violent virtual visible vision visit visitor visual vital voice
  volume vote wage wait wake walk wall wallet want warm warn wash waste watch water wave weak wealth wear weather website
  wedding week weekend weekly weigh weight weird welcome west whatever wheel when whenever where whereas wherever whether
  which while white whoever whole whom whose wide wife wild will willing wind window wine winner winter wire wise wish with
  within without woman wonder wonderful wood wooden word work worker world worry worse worst worth would wound wrap write
  writer wrong wrote yard year yellow yesterday yield young yours yourself youth zone
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday daily hourly quarterly yearly annually annual currently upcoming
`)

const stems: ReadonlySet<string> = new Set(Array.from(common, stem))

/** Whether everybody knows the word, in any of its forms. */
export function isCommonWord(word: string): boolean {
  return common.has(word) || common.has(singular(word)) || stems.has(stem(word))
}

/** Codes that are also little words: ME is Maine only where it is written in capitals. */
export const codesLikeWords: ReadonlySet<string> = wordSet(
  'in me or ok hi oh la de id ma pa al as am pm no so to be go do my us we he it is at by on up an if of',
)
