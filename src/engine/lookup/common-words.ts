import { singular, stem } from '#engine/text/stem.ts'
import { knownNames } from './known-names.ts'
import { rareWords } from './rare-words.ts'
import { talkWords } from '#engine/text/talk/talk-words.ts'
import { wordSet } from '#engine/text/word-list.ts'

// Everyday English that is never "corrected" into a word of the business: "mouse" is not a misspelled "house". Words under five
// letters are left alone anyway.
export const commonWords = wordSet(`
  ability abort abortion about above absence absolute abstract abuse academic accept access accident accompany according
  account accountant accumulate accurate accuse accused achieve acid acquire across action activate active activity actor
  actual actually adapt addition address adequate adjust admire admit adopt adoption adult advance adventure advertise advice
  advise affair affect afford afraid after again against agency agenda agent aggressive agree agreement ahead aircraft airport
  alarm album alcohol alert alien alive alliance allocate allocation allow allowance ally almost alone along alphabetic
  already alright also alter alternate although always amazing amber ambition ammunition among amount analysed ancestor
  ancient angel anger angle angry animal ankle announce annual annually another answer anxiety anybody anymore anyone anything
  anyway anywhere apart apartment apology appals apparent appeal appear append appetite applause apple application apply
  appoint appreciate approach appropriate approve approximate april area arena argue arise arisen armed army around arrange
  arrest arrival arrive arrow article artificial artist ash ashamed aside asked asking asleep aspect assault assemble assembly
  assert assess asset assign assist associate assort assume assumed assumption astonish athlete atmosphere atom attach attack
  attain attempt attend attention attitude attract attraction auction audience august author automate automatic autumn
  available average avoid await awake award aware awful awkward background backward baggage bake bakery balance ball balloon
  ballot ban banana banner bar barber barely bargain bark barrel barrier baseball bash basic basically basis basket basketball
  bathroom battery battle beach beard bearing beast beautiful beauty became because become bedroom beer before began begin
  behalf behave behavior behaviour behind being belief believe bell belong belonged below bench bend beneath benefit beside
  best better between beyond biased biases bicycle bid bigger biggest billion biology birth birthday bishop bit bite bitter
  black blame blank blanket blast blend bless blind blink bliss block blood bloody blossom blouse blow board boast boat bog
  boil bone bonus boost boot border boring born borrow boss both bother bottle bottom bought bounce boundary bout bowl bracket
  brain brake branch brand brass brave breach bread break breakfast breast breath breathe breed brick bride bridge brief
  bright bring broad broadcast brochure broke broken broker brother brought brown browse browser brush bubble bucket budget
  bugger build building built bullet bunch bundle burden burger burn burst bury business bust busy butcher butter butterfly
  button buyer bypass cabin cabinet cable cake calculate calculation calculator calendar called calm camera camp campaign
  campus cancel candle candy cannot canvas capable capacity capital captain capture carbon care career careful cargo carpet
  carrier carrot carry carton cartoon cast castle casual catalog catch category cattle caught cause caution cave cease
  celebrate cement census center central century ceremony certain certainly certainty chain chair chalk challenge champion
  chance change channel chaos chap chapter character charge charity charm chart chase chat cheap cheat check cheek cheer
  cheese chemical cherry chess chest chicken chief child children chimney chocolate choice choir choose chop chuck church
  cigarette cinema circle circuit circumstance cite citizen civil claim clarify clarity clash class classic classify clause
  clean clear clearly clever click client climate climb clinic clip clock clone close closed closet cloth clothes clothing
  cloud clown cluster coach coal coast cobbler coconut coffee coin coincide cold collapse collar collate colleague collect
  collection college colon colony color column combat combine come comedy comfort coming command commence comment commerce
  commission commit committee common communicate communist community companion company comparable compare comparison
  compassion compatible compensate compete competed competing compilation complacent complain complaint complete complex
  compliant component compose compound comprehensive compress comprise compromise computation compute computer computing
  conceal concede conceive concentrate concept concern concert concerto conclude concluded concrete condition condom conduct
  conference confess confidence confined confining confirm conflict conform confuse confused congest congress connect
  conscious consent conservative consider consist constant constitute constrain construct construction consult consume
  consumed contact contain contemporary contempt contend content contention contest context continent continue contract
  contrary contrast contribute contributor control convention conversation converse convert convey conviction convince cook
  cool cooperate cope copy corner corporate corps corpse correct correspondent corridor cost cottage cotton couch cough could
  council counsel count counter country county couple courage course court cousin cover coverage cow crack craft cramp crash
  crass crawl crazy cream create creation creative creature credit crew crime crisis criteria criterion critic critical crop
  cross crowd crucial cruel cruise crush crystal culture cumming cup cupboard curb cure curious curl currency current
  currently curry curse curtain curve cushion custom customary customer cut cycle cycled daily dairy damage damp dance danger
  dare dark date daughter dawn daylight dead deadline deal dealer dealing dealt dear death debate debt decade december decent
  decide decision deck declare decline declined decode decorate decrease dedicate deduce deduction deed deem deep default
  defeat defect defective defend deficiency deficit define definite degrade degree delay delete deleted deliberate delicate
  delight deliver delivery demand democracy demonstrate dense dental deny depart department depend depict deploy deposit
  depress deprive depth deputy derive descend describe described desert deserve design desire desk desperate despite destine
  destined destining destroy destruction detail detect detection detective detector determine develop device devise devote
  devoted devoting dial dialling diallings dialog diamond diary diet differ difference different difficult difficulty dig
  digital dignity dilemma dimension dine diner dinner diplomat direct direction directive director directory dirty disability
  disappear disaster disc discipline discount discover discovery discuss disease disguise dish dismiss disorder display
  dispute distance distinct distract distribute district disturb ditch dive diverse divide division divorce doctor document
  dollar domestic dominate donate doom dot double doubt dozen draft drag drain drama dramatic draw dread dream dress drift
  drill drink drip drive driver drop drove drown drug drum dry dual duck dull during dust duty each eager eagle early earn
  earnings earth easily east eastern easy eaten echo ecology economic economy edge edit edition editor educate education
  effect effective efficient effort eight either elbow elder elect election electric electron elegant element elevator
  eliminate else email embarrass embrace emerge emergency emotion emphasis emphasise emphasised emphasises empire employ
  employee employer empty enable encounter encourage end endless endure enemy energy enforce engage engine enhance enjoy
  enormous enough enquires enquiring ensure enter enterprise entertain enthusiasm entire entitle entity entrance entry
  envelope environment equal equation equipment erase error escape escaped especially essay essence essential establish estate
  estimate estimation eternal ethics ethnic evaluate evaluation even evening event eventual eventually ever every everybody
  everyday everyone everything everywhere evidence evil evolution evolve exact exactly example exceed excellent except
  excessive exchange excite excited exclude exclusive excuse execute executed executing exercise exhaust exhibit exile exist
  exit exotic expand expansion expect expedition expense expensive experience expert expertise expiry explain explode exploded
  exploit explore explored export exposure express extant extend extensive extent external extra extract extreme extremist
  fabric face facility fact factor factory factual factually faculty fade fail faint fair fairy faith fall false fame familiar
  family famous fancy fantasy farce fare farm farmer fashion fast fatal fate father fatigue fault favor favorite favour
  favoured favours fear feat feather feature february federal feeble feel feeling fellow female fence fender festival fever
  fewer fiber fibres fiction fiddle field fierce fifteen fifth fifty fight figure file filename fill film filter final finally
  finance find finding fine finger finish fire firm first fiscal fish fitness five fix fixture flag flame flash flat flavor
  flaw fleet flesh flew flexible flight flip float flock flood floor flour flow flower flown fluid flush fly foam focus fold
  folk folks follow following fond food footage football forbid force forecast foreign forest forever forgave forget forgive
  forgiven forgot forgotten form formal format former formula formulae forth fortune forty forum forward foster found fountain
  four fraction fragile fragment frame franchise frank fraud free freedom freeze freight frequency frequent fresh friction
  friday friend friendly friendship frighten frog front frown frozen fruit frustrate fry fuel fulfill full fully fume function
  fund fundamental funeral funny furnish furnished furniture further furthermore future gain gallery game gang garage garbage
  garden garlic gasoline gate gather gear gender gene general generally generate generation generator generous genius genre
  gentle gentleman gentlemen gently genuine gesture ghost giant gift given glad glance glass glean global globe glory glove
  glow glue goal goat god gold golden gone good goods goody govern governor grace grade gradual grain grammar grand
  grandfather grandmother grant grape graph grasp grass grateful grave gravity great green greet grief grill grind grip groan
  grocery gross ground group grow growth guarantee guaranteed guard guess guest guidance guide guided guideline guilt guilty
  guitar gulf gymnasium habit habitat hack half halt hand handful handle handsome handy hanged happen happy harbor hard hardly
  hardware harm harmony harsh harvest hat hatch hate hatred haul hazard head headline headquarters healing health healthy hear
  heart heat heaven heavy heel height helicopter hello helmet help hence here heritage hero heroes heroin herself hesitate
  hidden hide higher highest highlight highway hint hire historic history hold holder holiday hollow holy home homework honest
  honor hook hope horde horizon horror horse hospital host hotel hour hourly house household however huge human hundred hung
  hunger hungry hunt hurricane hurry hurt husband hypothesis iceberg icon idea ideal identical identify identity ideology
  ignorant ignore illegal illness illusion illustrate image imagine imagined imitate immediate immediately immense immigrant
  immune impact impatient imply import important impose impossible impress impression imprison improve impulse inability
  inaccessible inaccurate inadequate inappropriate incapable incentive inch incident incline inclined include including income
  incoming incompatible incomplete inconvenience incorporate incorrect incorrectly increase incredible incredibly incur indeed
  indefinitely indent index indicate indirect indirection individual indoor induce industry ineffective inefficiency
  inefficient inequality inexperience infamous infant infect infection inferior infinity inflation inflexible influence inform
  informally information infrastructure infrequent ingredient inhabit inherit inhibit initial initiate initiative inject
  injection injure injury injustice inmate inner innocent innovation input inquire insect insecure insensitive insert inside
  insight insignificant insist inspect inspire install instance instead instinct institute instruct instrument insufficient
  insult insurance intact intake integral integrate integration integrity intellectual intelligence intend intense intent
  intention interact interest interested interface interfere interfered interior intermediate internal internet interpret
  interrupt intersection interval interview intimate into invade invaded invalid invaluable invent invention inventor
  inventory invert invest investigate invisible invite invited inviting invoice involve irony irrespective island isolate
  issue item itself ivory jacket jail january jealous jeans jelly jest jewel join joint joke journal journey judge judgment
  juice july jump june jungle junior jury just justice justify keep kept kettle keyboard kick kidney kill kilometer kind
  kindness kingdom kit kitchen knee knew knife knight knock know knowledge known label labor laboratory lack ladder lady lake
  land landlord landscape lane language laptop large largest last late lately later latter laugh laughter launch laundry lawn
  lawsuit lawyer lay layer layout lead leader leading league lean learn learnt lease least leather leave lecture left legal
  legend legislation leisure lemon lend length lengthy lens lenses less lesson letter level libel liberal liberty library
  licence licences license life lifestyle light lightning like likely limb limit limitation line linear link lipstick liquid
  liquor list listen liter literal literary literature litre litter little live liver load loader loan lobby local locate
  location lock locker logic logo lonely long longer look loose lose loss lost loud lounge love lovely lower lowest loyal
  loyalty luck lucky lumber lump lunch lung luxury lying machine made magazine magic magnet mail main maintain maintenance
  major majority make maker making mall man manage manager manner manual manufacture manufacturer many marble march margin
  marine mark marker market marriage married mask massive master match material mathematics matrices matter mature maximum
  maybe mayor meadow meal mean meaning meant meanwhile measure meat mechanic mechanism medal media medical medicine medium
  meet meeting member membership memo memory mend mental mention mentor menu merchant mercy merely merge merit mess message
  messy metal metaphor method metre metres metric middle midnight might mighty migrate mild mile military milk million mind
  mine mineral minimal minimum minister ministry minor minority mint minute miracle mirror misery miss missing mission mistake
  mixed mixture moan mobile model moderate modern modest modify module moisture mole molecule moment monday money monitor
  monkey monster month monthly monument mood moon moral more moreover morning mortal mortgage most mostly motel mother motion
  motor mount mountain mouse mouth move movement movie movies moving much muddle multiple multiply muscle music must mutter
  myself mystery myth nail naked name narrow nasty nation national native nature naval nearby nearly neat necessary necessity
  neck need needle negative negotiate neighbor neighbour neighbours neither nephew nerve nervous nest network neural neutral
  never nevertheless newly news newspaper next nice nick nickname niece night nightmare noble nobody node noise noisy nominate
  nonetheless nonsense norm normal north nose note notebook nothing notice notify notion novel november nuclear number
  numerous nun nurse nutrition obey object objective obligation oblige obscure observe obsess obsolete obstacle obstruct
  obtain obvious occasion occupy occur ocean october odds offence offences offense offer office officer official offset often
  older oldest olive omission once ongoing onion online only onto onus open opening operate operation operator opinion
  opponent opportunity oppose opposite oppress optical optimistic option oral orange orbit orchestra orchestral order ordinary
  organ organic organisation organisations organise organised organiser organisers organises organization organize orient
  origin original other otherwise ought ourselves outcome outdoor outfit outlet outline output outrage outside oven overall
  overcome overdue overhead overload overlook overnight overseas overview owner oxygen pace pack package packet pad page paid
  pain painful paint painter pair palace pale palm panel panic paper parade paradise parallel pardon parent park parking
  parliament parrot part partial participant participate particle particular partition partly partner party pass passage
  passenger passion passive password past paste pastor patch path patience patient patrol pattern pause pave payment peace
  peak peanut peasant pedant pedestrian peer penalty pencil pended pension people pepper perceive percent percentage
  percentile perception perfect perform perhaps period periodic permanent permissible permission permit persecute persist
  person personal personnel perspective persuade persuaded petition petrol petty phase phenomena phenomenon philosopher
  philosophy phone photo photograph phrase physical physician physics piano pick picture piece pill pillow pilot pinch pine
  pink pioneer pipe pistol pitch pizza place plague plain plan plane planet planner planning plant plaster plastic plate
  platform play player plead pleasant please pleasure pledge plenty plot plug plumber plus pocket poem poet point poison pole
  police policy polish polite politics poll pollution pond poor pope populace popular populate population porch port portfolio
  portion portrait portray pose position positive possess possession possible post potato potatoes potential pottery pound
  pour poverty powder power practical practice practise practised practises praise pray prayer preach precede preceded
  precious precise precision predict prefer preference pregnant preliminary premise premium prepare prescription presence
  present preserve president press pressure prestige presume presumed pretend pretty prevail prevent previous price pride
  primary prime prince princess principal principle print prior priority prison privacy private privilege
  privileged prize probability probable probably problem procedure proceed process processor proclaim produce product
  production productive profession professor profile profit profound program progress prohibit project projection prominent
  promise promising promo promote promoted promoting promotion prompt pronounce proof proper property proportion proposal
  propose prosecute prosecuted prospect prospective protect protection protein protest protocol proud prove provide province
  provision provoke provoked psychology public publication publicity publish pull pulse pump punch puncture punish punt pupil
  purchase pure purple purpose pursue push puzzle puzzled puzzling qualify quality quantity quarter quarterly queen query
  quest question queue quick quickly quiet quit quite quota quote quoted rabbit race racial rack radical radio rail rain raise
  rally ranch random range rank rant rapid rare rarely rash rat rate rather ratio rattle rave reach react reaction read reader
  ready real realise realised realises realistic reality realize really realm rear reason reassure rebel rebuild recall
  receipt receive receiver recent recently reception recession recipe reckless recognise recognises recognize recommend record
  recover recovery recruit redacted reduce refer reflect reform refuge refugee refuse refused refusing refute regard regime
  region register regret regular regulate regulation rehearse reign reinforce reject rejection relate relation relationship
  relative relax release relevance relevant reliable reliably relief relieve religion relocate reluctant rely remain remainder
  remark remarkable remarkably remedy remember remind remote remove rend render renew rent rental repair repeat repeatedly
  replace replacement reply report reporter represent republic reputation request require rescue research resemble reservation
  reserve residence resident resign resist resolution resolve resort resource respect respective respectively respond response
  rest restaurant restore restrict result resume resumed retail retain retire retreat retrieve return reunion reveal
  revelation revenue reverse revert review revise revolution reward rhythm ribbon rich rid ride rifle right ring ringing rise
  risk rival river road robbery robot rock rocket role roll romance romantic roof room root rotate rough roughly round rout
  route routine royal royalty rubber rude ruin rule rumor rung rural rush sack sacred sacrifice sadden sadness safe safety
  said sail salad salary sale salmon salon salt same sample sanction sand sandal sane satellite satisfaction satisfied satisfy
  saturday sauce save saying scale scandal scar scared scatter scenario scene sceptical schedule scheme scholar school science
  scope score scratch scream screen screw script scroll sculpture seal search season seat second secret secretary sect section
  sector secure seed seek seem seen segment seize seldom select selection selfish sell seller senate send senior sensation
  sense sensitive sentence sentient separate separator september sequence sergeant series serious serve server service session
  setting settle settlement settler seven several severe sewing sexist shade shadow shake shaky shall shallow shame shape
  share sharp shed sheep sheer sheet shelf shell shelter shelve sheriff shield shift shine shiny ship shirt shiver shock shoe
  shone shoot shop shopper shore short shortage shortcut shorten shorter shortly should shoulder shout shove show shower
  shrink shrug shut sibling side sigh sight sign signal signature significance significant silence silent silk silly silver
  similar simple simply simulate since sincere singer single sink sister site situation size skeleton skeptical sketch skill
  skin skirt skull slam slang slave sleep sleeve slender slice slide slight slightly slip slippery slope slot slow slower
  slowly small smart smash smell smile smoke smooth snake snap sneak snow soap soccer social socialist society sock soft soil
  solar soldier sole solid solution solve some somebody somehow someone something sometimes somewhat somewhere son song soon
  sophisticated sorry sort soul sound soup source south space spare spark speak special specialise specialised specialises
  specialist specialty species specific specify spectacular speculate sped speech speed spell spend spent sphere spicy spider
  spike spill spin spirit spiritual spit spite splendid split spoil spoke sponsor spoon sport spot spouse spout sprang spray
  spread spring sprung squad square squeeze stable stack stadium staff stage stagger stair staircase stake stale stall stamp
  stand standard star stare stark start startle starve state statement station statistic statue status stay steady steak steal
  steam steel steep steer step stereo sterling stick stiff still stimulate sting stir stock stole stomach stone stood stop
  storage store storey storeys storm story straight strain strange strategy straw stray stream street strength strengthen
  stress stretch strict strike string strip stroke strong stronger strongest struck structural structure struggle stubborn
  student studio study stuff stupid style subject submit subscribe subsequent subset substance substitute substituted subtle
  subtlety subtly suburb succeed success such sudden suffer sufficient sugar suggest suicide suit suitable suitably summary
  summer summit sunday sunlight sunny sunset super superior supervise supervisor supplement supply support suppose supposed
  suppress supreme sure surface surgeon surgery surplus surprise surrender surround survey survive suspect suspend suspicion
  sustain swallow swamp swear sweat sweep sweet swell swift swim swing switch sword symbol sympathy symptom syndrome system
  table tablet tack tackle tactic take taken tale talent talk talking tall tank tape target task taste tasted teach teacher
  team tear technique technology television temperature temple temporary tempt ten tenant tend tendency tender tennis tension
  tent term terminal terrain terrible terribly terrific terrify territory terror test testify testimony text texture than
  thank thanks that theater their them theme themselves then theory therapist therapy there thereafter therefore thermal these
  thesis they thick thief thin thing think third thirty this thorough thoroughly those though thought thous thousand thread
  threat threaten three threshold threw thrive throat throne through throughout throughput throw thumb thunder thursday thus
  ticket tide tidy tiger tight tile till timber time tin tiny tip tired tissue title toast tobacco today together toilet told
  tolerate tomato tomatoes tome tomorrow tone tongue tonight tool tooth topic torch torn toss total touch tough tour tourism
  tourist tournament toward towards towel tower town toxic trace track trade trader tradition traffic tragedy tragic trail
  trailer train trainer trait transaction transfer transform transit transition translate translation translator transmit
  transparent transport trap trash trauma travel tray treasure treat treatment treaty tree tremendous trend trendy trial tribe
  tribute trick trigger trip triple tripos triumph troop tropical trouble truck true truly trumpet trunk trust trusty truth
  tube tuesday tune tunnel turkey turn twelve twenty twice twin twist type typical typing ugly ultimate umbrella unable
  unaware uncle under undergo underlie understand undertake unemployed unexpected unfair unfinished unfold unfortunate unhappy
  uniform unify union unique unit unite united universal universe university unknown unless unlike unlikely unprecedented
  unrelated until unusual upcoming update upgrade upgraded uphold upon upper upset upstairs urban urge urgent usage useful
  user usual usually utility utilize vacancy vacation vacuum vague valid valley valuable value vanish variable variation
  variety various vary vast vegetable vehicle vend venture venue verbal verdict verify verse version versus vertical very
  vessel veteran viable victim victory video view viewer viewpoint village violate violence violent virtual virtue virus
  viruses visa visible vision visit visitor visual vital vitamin vocal voice volcano volume voluntary volunteer vote voter
  voyage vulnerable wade wage wait waiter wake walk wall wallet wander want ward warehouse warm warn warp warrant warrior wash
  wast waste watch water wave weak weaken weakness wealth wealthy weapon wear weather weave website wed wedding wednesday weed
  week weekend weekly weigh weight weird welcome welcomed welfare west western wet whale whatever wheat wheel when whenever
  where whereas wherever whether which while whim whisper white whoever whole whom whoop whose wide widely widespread widow
  width wife wild wildlife will willing wind window wine winner winter wipe wire wisdom wise wish with withdraw within without
  witness woken wolf woman wonder wonderful wood wooden word work worker workplace workshop world worldwide worry worse
  worship worst worth worthy would wound wrap wrist write writer wrong wrote yacht yard year yearly yell yellow yesterday
  yield young yours yourself yourselves youth zero zone
`)

const known: ReadonlySet<string> = new Set([...commonWords, ...rareWords, ...knownNames, ...talkWords])
const stems: ReadonlySet<string> = new Set(Array.from(known, stem))

/** Whether it is one as it was typed: "runing" has the stem of "run", and is none. */
export const isCommonAsTyped = (word: string): boolean => known.has(word) || known.has(singular(word))

/** Whether everybody knows the word, in any of its forms. */
export function isCommonWord(word: string): boolean {
  return known.has(word) || known.has(singular(word)) || stems.has(stem(word))
}

/** Codes that are also little words: ME is Maine only where it is written in capitals. */
export const codesLikeWords: ReadonlySet<string> = wordSet(
  'in me or ok hi oh la de id ma pa al as am pm no so to be go do my us we he it is at by on up an if of',
)
