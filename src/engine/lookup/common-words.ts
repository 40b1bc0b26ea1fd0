import { singular, stem } from '#engine/text/stem.ts'
import { wordSet } from '#engine/text/word-list.ts'

// Everyday English that is never "corrected" into a word of the business: "mouse" is not a misspelled "house". Words under five
// letters are left alone anyway.
const common = wordSet(`
  abort about above absence absolute abstract academic accept access accident according account accountant accurate accuse
  achieve acid acquire across action active activity actor actual actually adapt addition address adequate adjust admire
  admit adopt adult advance adventure advertise advice advise affair affect afford afraid after again against agency agenda
  agent aggressive agree agreement ahead aircraft airport alarm album alcohol alert alien alive alliance allow almost alone
  along already alright also alter although always amazing ambition ammunition among amount ancient anger angle angry animal
  ankle announce annual annually another answer anxiety anybody anymore anyone anything anyway anywhere apart apartment
  apology apparent appeal appear appetite applause apple application apply appoint appreciate approach appropriate approve
  april area argue arise armed army around arrange arrest arrival arrive arrow article artificial artist ashamed aside asked
  asking asleep aspect assault assemble assess asset assign assist associate assume assumption astonish athlete atmosphere
  atom attach attack attempt attend attention attitude attract auction audience august author automatic autumn available
  average avoid awake award aware awful awkward background baggage bakery balance balloon ballot banana banner barber barely
  bargain barrel barrier baseball basic basically basis basket basketball bathroom battery battle beach beard bearing beast
  beautiful beauty became because become bedroom before began begin behalf behave behavior behind being belief believe
  belong below bench beneath benefit beside best better between beyond bicycle bigger biggest billion biology birth birthday
  bishop bitter black blame blank blanket blend bless blind block blood blossom blouse board boast bonus boost border boring
  born borrow boss both bother bottle bottom bought bounce boundary bowl brain brake branch brand brass brave bread break
  breakfast breast breath breed brick bride bridge brief bright bring broad broadcast brochure broke broken broker brother
  brought brown browser brush bubble bucket budget build building built bullet bunch bundle burden burger burst business
  busy butcher butter butterfly button buyer cabin cabinet cable calculate calculation calendar called calm camera campaign
  campus cancel candle candy cannot canvas capable capacity capital captain carbon care career careful cargo carpet carrier
  carrot carry carton casual catalog catch category cattle caught cause caution cave cease celebrate cement census center
  central ceremony certain certainly chain chair chalk challenge champion chance change channel chaos chapter character
  charge charity charm chart chase cheap cheat check cheek cheer cheese chemical cherry chess chest chicken chief child
  children chimney chocolate choice choose church cigarette cinema circle circuit circumstance citizen civil claim clarify
  class classic clause clean clear clearly clever client climate climb clinic clock close closed cloth clothes clothing
  cloud clown cluster coach coast coconut coffee coin cold collapse collar colleague collect collection college colony color
  column combat combine come comedy comfort coming command comment commerce commission commit committee common communicate
  community companion company comparable compare comparison compatible compensate compete complain complaint complete
  complex compliant component compose compound comprehensive compress compromise compute computer concede conceive
  concentrate concept concern concert conclude concrete condition conduct conference confess confidence confirm conflict
  confuse congress connect conscious consent conservative consider consist constant constitute construct construction
  consult consume contact contain contemporary contend content contest context continent continue contract contrary contrast
  contribute control convention conversation convert convey conviction convince cook cool cooperate copy corner corporate
  corps correct corridor cost cottage cotton couch cough could council counsel count counter country county couple courage
  course court cousin cover coverage cow crack craft crash crawl crazy cream create creative creature credit crew crime
  crisis criteria criterion critic critical crop cross crowd crucial cruel cruise crush crystal culture cup cupboard curb
  cure curious curl currency current currently curtain curve cushion custom customer cut cycle daily dairy damage damp dance
  danger dark date daughter dawn daylight dead deadline deal dealer dealing dear death debate debt decade december decent
  decide decision deck declare decline decorate decrease dedicate deep default defeat defect defend deficit define degree
  delay delete deliberate delicate delight deliver delivery demand democracy demonstrate dense dental deny depart department
  depend depict deploy deposit depress depth deputy derive descend describe desert deserve design desire desk desperate
  despite destroy detail detect determine develop device devote dialog diamond diary differ difference different difficult
  digital dignity dilemma dimension dinner diplomat direct direction director dirty disability disappear disaster discipline
  discount discover discuss disease disguise dish dismiss disorder display dispute distance distinct distribute district
  disturb dive diverse divide divorce doctor document dollar domestic dominate donate double doubt dozen draft drag drama
  dramatic draw dream dress drift drill drink drive driver drop drown drug drum duck dull during dust duty each eager eagle
  early earn earnings earth easily east eastern easy eaten echo ecology economy edge edit edition editor educate education
  effect efficient effort eight either elbow elder election electric elegant element elevator eliminate else email embarrass
  embrace emerge emergency emotion emphasis empire employ employee employer empty enable encounter encourage end endless
  endure enemy energy enforce engage engine enhance enjoy enormous enough ensure enter enterprise entertain enthusiasm
  entire entitle entrance entry envelope environment equal equation equipment erase error escape especially essay essence
  essential establish estate estimate eternal ethics ethnic evaluate evaluation even evening event eventually ever every
  everybody everyone everything everywhere evidence evil evolution evolve exact exactly example exceed excellent except
  excessive exchange excite excited exclude exclusive excuse execute exercise exhaust exhibit exile exist exit exotic expand
  expansion expect expedition expense expensive experience expert expertise explain explode exploit explore export exposure
  express extend extensive extent external extra extract extreme fabric face facility fact factor factory faculty fade fail
  faint fair fairy faith fall false fame familiar family famous fancy fantasy fare farm farmer fashion fast fatal fate
  father fatigue fault favor favorite fear feather feature february federal feel feeling fellow female fence festival fever
  fewer fiber fiction field fierce fifteen fifth fifty fight figure file filename fill film filter final finally finance
  find finding fine finger finish firm first fiscal fish fitness five fixture flag flame flash flat flavor fleet flesh
  flexible flight flip float flock flood floor flour flow flower fluid foam focus fold folk folks follow following food
  footage football forbid force forecast foreign forest forget form formal format former formula forth fortune forty forward
  foster found fountain four fraction fragile fragment frame franchise frank fraud free freedom freeze freight frequency
  frequent fresh friday friend friendly friendship frighten frog front frozen fruit frustrate fuel fulfill full function
  fund fundamental funeral funny furnish furnished furniture further furthermore future gain gallery game gang garage
  garbage garden garlic gasoline gate gather gender general generally generate generation generator generous genius genre
  gentle gentleman genuine gesture ghost giant gift given glad glance glass global globe glory glove glow glue goal goat
  gold golden gone good goods govern governor grace grade gradual grain grammar grand grandfather grandmother grant grape
  graph grasp grass grateful grave gravity great green greet grief grill grip grocery gross ground group grow growth
  guarantee guard guess guest guidance guide guideline guilt guilty guitar gymnasium habit habitat half handful handle
  handsome handy happen happy harbor hard hardly hardware harm harmony harsh harvest hatch haul hazard head headline
  headquarters healing health healthy hear heart heat heaven heavy heel height helicopter hello helmet help hence here
  heritage hero herself hesitate hidden higher highest highlight highway hint hire historic history hold holder holiday
  hollow holy home homework honest honor hope horizon horror horse hospital host hotel hour hourly house household however
  huge human hundred hunger hungry hunt hurricane hurry hurt husband hypothesis iceberg icon idea ideal identical identify
  identity ideology ignore illegal illness illusion illustrate image imagine imitate immediate immediately immense immigrant
  immune impact impatient imply import important impose impossible impress impression improve impulse inability inadequate
  incentive inch incident incline include including income incorporate increase incredible incur indeed index indicate
  indirect individual indoor induce industry infant infect inflation influence inform information infrastructure ingredient
  inhabit inherit initial initiate initiative inject injection injure inmate inner innocent innovation input inquire insect
  insert inside insight insist inspect inspire install instance instead instinct institute instruct instrument insult
  insurance intact integrate integration integrity intellectual intelligence intend intense intent intention interact
  interest interested interface interfere interior intermediate internal internet interpret interrupt intersection interval
  interview intimate into invade invent inventory invest investigate invisible invite invoice involve island issue item
  itself ivory jacket jail january jealous jeans jewel join joint joke journal journey judge judgment juice july jump june
  jungle junior jury just justice justify keep kept kettle keyboard kick kidney kilometer kind kindness kingdom kitchen knee
  knew knife knock know knowledge known label labor laboratory lack ladder lady lake land landlord landscape lane language
  laptop large largest last late lately later laugh launch laundry lawn lawsuit lawyer layer layout lead leader leading
  league learn lease least leather leave lecture left legal legend legislation leisure lemon lend length lens less lesson
  letter level liberal liberty library license life lifestyle light like likely limb limit limitation line linear link
  lipstick liquid liquor list listen literary literature little live liver loan lobby local locate location lock locker
  logic logo lonely long longer look loose lose loss lost lounge love lovely lower lowest loyal loyalty lucky lumber lunch
  luxury machine made magazine magic magnet mail main maintain maintenance major majority make maker making mall manage
  manager manner manual manufacture manufacturer many marble march margin marine mark marker market marriage married mask
  massive master match material mathematics matter mature maximum maybe mayor meadow meal mean meaning meant meanwhile
  measure meat mechanic mechanism medal media medical medicine medium meet meeting member membership memo memory mental
  mention mentor menu merchant mercy merely merge merit message metal metaphor method metric middle midnight might migrate
  mild military milk million mind mine mineral minimal minimum ministry minor minority minute miracle mirror misery miss
  missing mission mistake mixed mixture mobile model moderate modern modest modify module moisture molecule moment monday
  money monitor monkey monster month monthly monument mood moon moral more moreover morning mortgage most mostly motel
  mother motion motor mount mountain mouse mouth move movement movie moving much multiple muscle music must myself mystery
  myth naked name narrow nasty nation national native nature naval nearby nearly neat necessary necessity neck need needle
  negative negotiate neighbor neither nephew nerve nervous nest network neutral never nevertheless newly news newspaper next
  nice nickname niece night nightmare noble nobody noise nominate nonetheless nonsense norm normal north nose note notebook
  nothing notice notify notion novel november nuclear number numerous nurse nutrition obey object objective obligation
  obscure observe obstacle obtain obvious occasion occupy occur ocean october odds offense offer office officer official
  offset often older oldest olive once ongoing onion online only onto open opening operate operation operator opinion
  opponent opportunity oppose opposite oppress optical optimistic option oral orange orbit orchestra order ordinary organ
  organic organization organize orient origin original other otherwise ought ourselves outcome outdoor outfit outlet outline
  output outrage outside oven overall overcome overhead overload overlook overnight overseas overview owner oxygen pace pack
  package page paid pain painful paint painter pair palace palm panel panic paper parade paradise parallel pardon parent
  park parking parliament parrot part partial participant participate particular partly partner party pass passage passenger
  passion passive password past pastor patch path patience patient patrol pattern pause pave payment peace peak peanut
  peasant pedestrian peer penalty pencil pension people pepper perceive percent percentage percentile perception perfect
  perform perhaps period permanent permission permit persist person personal perspective persuade petition phase phenomenon
  philosophy phone photo photograph phrase physical physician physics piano pick picture piece pillow pilot pine pink
  pioneer pipe pistol pitch pizza place plague plain plan plane planet planner planning plant plaster plastic plate platform
  play player plead pleasant please pleasure pledge plenty plot plumber plus pocket poem poet point poison pole police
  policy polite politics poll pollution pond poor pope popular population porch portfolio portion portrait pose position
  positive possess possession possible post potato potential pottery pound pour poverty powder power practical practice
  praise prayer preach precede precious precise predict prefer preference pregnant preliminary premise premium prepare
  prescription presence present preserve president press pressure prestige presume pretend pretty prevail prevent previous
  price pride primary prime prince princess principal principle print prior priority prison privacy private privilege prize
  probability probably problem procedure proceed process proclaim produce product production productive profession professor
  profile profit profound program progress prohibit project projection prominent promise promising promo promote promotion
  prompt pronounce proof proper property proportion proposal propose prosecute prospect protect protection protein protest
  protocol proud prove provide province provision provoke psychology public publication publicity publish pull pulse pump
  punch punish pupil purchase pure purple purpose pursue push puzzle qualify quality quantity quarter quarterly queen query
  quest question queue quick quickly quiet quit quite quota quote rabbit racial radical radio rail raise rally ranch random
  range rank rapid rare rarely rate rather ratio reach react reaction read reader ready real realistic reality realize
  really realm rear reason rebel rebuild recall receipt receive receiver recent recently reception recession recipe reckless
  recognize recommend record recover recovery recruit redacted reduce refer reflect reform refuge refugee refuse regard
  regime region register regret regular regulate regulation rehearse reign reinforce reject relate relation relationship
  relative relax release relevance relevant reliable relief relieve religion relocate reluctant rely remain remainder remark
  remarkable remedy remember remind remote remove render renew rent rental repair repeat repeatedly replace replacement
  reply report reporter represent republic reputation request require rescue research resemble reservation reserve residence
  resident resign resist resolution resolve resort resource respect respective respectively respond response rest restaurant
  restore restrict result resume retail retain retire retreat retrieve return reunion reveal revenue reverse revert review
  revise revolution reward rhythm ribbon rich ride rifle right ring rise risk rival river road robbery robot rock rocket
  role roll romance romantic roof room root rotate rough roughly round route routine royal rubber rule rumor rural rush
  sacred sacrifice sadness safe safety said sail salad salary sale salmon salon salt same sample sanction sand sandal
  satellite satisfaction satisfied satisfy saturday sauce save saying scale scandal scar scared scatter scenario scene
  schedule scheme scholar school science scope score scratch scream screen script scroll sculpture seal search season seat
  second secret secretary section sector secure seed seek seem seen segment seize seldom select selection selfish sell
  seller senate send senior sensation sense sensitive sentence separate september sequence sergeant series serious serve
  server service session settle settlement settler seven several severe sewing shade shadow shake shall shallow shame shape
  share sharp shed sheep sheer sheet shelf shell shelter sheriff shield shift shine ship shirt shiver shock shoe shop
  shopper shore short shortage shortcut shorten shorter shortly should shoulder shout show shower shrink shrug shut sibling
  side sigh sight sign signal signature significance significant silence silent silk silly silver similar simple simply
  simulate since sincere singer single sink sister site situation size skeleton skeptical sketch skill skin skirt skull slam
  slave sleeve slender slice slide slight slightly slip slope slow slower slowly small smart smash smell smile smoke smooth
  snake snap snow soap soccer social society soft soil solar soldier sole solid solution solve some somebody somehow someone
  something sometimes somewhat somewhere song soon sophisticated sorry sort soul sound soup source south space spare spark
  speak special specialist species specific spectacular speculate speech speed spell spend spent sphere spicy spider spill
  spin spirit spiritual spit splendid split spoke sponsor spoon sport spot spouse spray spread spring squad square squeeze
  stable stack stadium staff stage stair staircase stake stale stamp stand standard star stare start state statement station
  statistic statue status stay steady steak steal steam steel steep steer step stereo stick stiff still stimulate sting stir
  stock stomach stone stood stop storage store storm story straight strain strange strategy straw stream street strength
  strengthen stress stretch strict strike string strip stroke strong stronger strongest structural structure struggle
  stubborn student studio study stuff stupid style subject submit subscribe subsequent substance substitute subtle suburb
  succeed success such sudden suffer sufficient sugar suggest suicide suit suitable summary summer summit sunday sunlight
  sunny sunset super superior supervisor supplement supply support suppose supposed supreme sure surface surgeon surgery
  surplus surprise surrender surround survey survive suspect suspend suspicion sustain swallow swear sweat sweep sweet swell
  swift swim swing switch sword symbol sympathy symptom syndrome system table tablet tackle tactic take taken tale talent
  talk talking tall tank target task taste teach teacher team tear technique technology television temperature temple
  temporary tempt tenant tend tendency tender tennis tension tent term terminal terrain terrible terrific territory terror
  test testify testimony text texture than thank thanks that theater their them theme themselves then theory therapist
  therapy there therefore thermal these thesis they thick thief thin thing think third thirty this thoroughly those though
  thought thousand thread threat threaten three threshold threw thrive throat throne through throughout throw thumb thunder
  thursday thus ticket tide tight tile till timber time tiny tired tissue title toast tobacco today together toilet told
  tolerate tomato tomorrow tone tongue tonight tool tooth topic torch toss total touch tough tour tourism tourist tournament
  toward towards towel tower town toxic trace track trade trader tradition traffic tragedy trail trailer train trainer trait
  transaction transfer transform transit transition translate translation transmit transparent transport trap trash trauma
  travel tray treasure treat treatment treaty tree tremendous trend trial tribe tribute trick trigger trip triumph troop
  tropical trouble truck true truly trumpet trunk trust truth tube tuesday tunnel turkey turn twelve twenty twice twin twist
  type typical ugly ultimate umbrella unable unaware uncle under undergo understand undertake unemployed unexpected unfair
  unfinished unfold unfortunate unhappy uniform unify union unique unit unite united universal universe university unknown
  unless unlike unlikely unprecedented unrelated until unusual upcoming update upgrade uphold upon upper upset upstairs
  urban urge urgent usage useful user usual usually utility utilize vacation vacuum vague valid valley valuable value vanish
  variable variation variety various vary vast vegetable vehicle venture venue verbal verdict verify version versus vertical
  very vessel veteran viable victim victory video view viewer viewpoint village violate violence violent virtual virtue
  virus visa visible vision visit visitor visual vital vitamin vocal voice volcano volume voluntary volunteer vote voter
  voyage vulnerable wage wait waiter wake walk wall wallet wander want warehouse warm warn warrior wash waste watch water
  wave weak weaken weakness wealth weapon wear weather weave website wedding wednesday weed week weekend weekly weigh weight
  weird welcome welfare west western whale whatever wheat wheel when whenever where whereas wherever whether which while
  whisper white whoever whole whom whose wide widely widespread widow width wife wild wildlife will willing wind window wine
  winner winter wipe wire wisdom wise wish with withdraw within without witness wolf woman wonder wonderful wood wooden word
  work worker workplace workshop world worldwide worry worse worship worst worth worthy would wound wrap wrist write writer
  wrong wrote yacht yard year yearly yell yellow yesterday yield young yours yourself youth zero zone
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
