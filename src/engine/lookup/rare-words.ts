import { wordSet } from '#engine/text/word-list.ts'

// Words that a question of any business may hold and that lie within a slip of a word that is asked with: "gravel" is no "travel",
// "socks" are no "stocks". They are left as they are, and nothing is ever taken for one of them.
export const rareWords = wordSet(`
  abase abbot abetter abetters abettors abject ably aboard abound abridge abscess abscond absentee absolve abut acacia
  academia academy accent accessibly acclaim accordion accountancy accredit accrual accumulative acme acquit acre acreage
  activist actress actuary addend addiction addle addressee admiral adoration adorn adulate adventuress advert aerate
  aeries afield afresh aggravate aground ail alder alight alimentary allay alley allot allusion altar altitude amass amble
  ammeter analysers analyst anemone anguish annals anneal annex annul anoint ant anterior anther antibody antique antler
  aorta apace apex apiary apiece aplenty apostate appease appeaser applaud appliance appointee apportion apposite
  appositive appraise apprise approval apse aptitude arbour arbours aria aright armrest aromatic arterial artery artiest
  artiste ascendant ashier asocial assailable assay assent assessor astound atlases atonality atypical atypically audition
  auditory aught auricle avenge aversion avert avocation awhile awoke baa babble babbler babe backboard bacon bag baggiest
  baker baldly bale ballast bandanna bandannas bandy bane bang banging banish bank barb barberry bard bare barley barn
  barrage barroom baseness basin bask basso bast baste bastion batch bate bathe bathhouse bathos batten batter bawl bay
  bazillion bead beak beaker beautify beaver becalm bedside bedsore beech beehive befriend beg begat beggar beggaring
  behalves behooved behooves behove behoves belied belies bellow belly belt bender bent bequest berate bereave berm berth
  beset besiege besot bestride betide betoken bettor beware bewilder bicker bicycled bidder biddy bide bight bike biker
  bilk billet billow billy bind birch bird bittern bladder blanch blander blaster blaze bleach bleat bleeder blench blight
  blinker bloat blob bloc blog blonder bloom bloomer blot blotch blotter blower blunder bobble bobby bode boggiest boggle
  bolder boldest boll bonanza bond bonkers bonuses boo bookend bookies booklet boom bootee booth booty borough bossiest
  bossiness bossy botch bough boulder bouncier bouncy bound bowel bower bra bracelet brad brag bragger brandy brash brat
  bravo brawn breadth breathy breech brew briers brig briny brisk brisket britches broach broiler brood brook broom broth
  brothel brownies bruin brunch bubbly buck buckeye buckler bucksaw bud budge budgies bull bullion bullock bullring bully
  bumpy bun bunk bunker bunt buoy burgher burnish burrow busby bush bushiest bushiness bushy busing buss butchery butte
  buttery buzz bygone byline byplay byproduct bystander byway byword caches cackle cadre cajoling calendared calf
  calibrate caliper calked calking calks callow callower callus calories calumny cam camber camel cameo campier campuses
  cane canon canto canton cantor canvased canvases canvass capably capacitor caparison cape caper capitol captious captive
  captivity caramel carat carbs caress caret caribous caries carol caroller carollers carotid carp carrel cartography
  caste caster casualty catchier catchy categorise categorised categorises categorize categorized categorizes cation caulk
  causation cautious cavil cavort cede celebrity celibate cellar cello cellophane censure censuses centaur centrist
  cervices cession chagrin chamber champ chancery chancier chancy chant chantey chaplet char chariot chary chasten chatter
  chatty cheapen checker cheery cheesy chewer chick chickweed chill chiller chilly chink chip chit chock chomp choosy
  chopper choruses chow chuckle chunky churl cinch cinder circled circlet clack clam clamber clammy clamp clang clanging
  clank clap clapper clasp classy clatter claw cleanse cleat cleave cleft cliff clinch clingy clipper cloak clog cloister
  clomp clop closure clothier cloture clout clove clover cloy cluck clue clung clutch clutter cobble cod coda coddle codex
  codify coed coffer coffin cognition coil coke cola collage collared collation collector collies collocate colones
  columbine comb combated combating comet commando commend commode commune communing commute commuted commuter commuting
  compact compacter comparably compass compatibly complaisant complected complexion comply comport compost compote con
  conceded conceit concoct concoction concreted concreting concur concussion condiment conditional condole condor conduce
  conduction conduit confection confer confession confide conformation confute conga connote consort constituted constrict
  constriction constrictor constructor construe consul contagion contingency contingent continua contrail contraption
  contrite contrition contuse convection convene convent converge convoy coo coolant coolies coop cooper cootie cooties
  cop coppery copulation cord corm corn cornet cornier coroner coronet corsage cosies cosiest cot cote counteract
  counteraction countess coupe couplet coverall covert covet covey cowl cozen cozies crab crafty cram crank crate crave
  craw craze creak crease creator creel cremate cress crest crick crier cringe crock croft crook crooner croquette crotch
  crouch crow crudity cruelty cruller crust crutch crux crypt cube cull culpable curative curd curies curio currant curt
  curtail curvy cushier cuss cypress cyst dad dafter dais daises dalliance dally dandiest dapple darling darn dart daunt
  deadliness deafen deafest dearth debar debark debarment debase debit debut decal decant decease decedent deceive
  deceiver deception decryption dedication deductive deepen defecate defection defector defenced defences defensed
  defenses defer deflate deflect deforest deftness defy deice deign deletion demean demography demotion demurest denoting
  dent deplete depleted deplore deport deportment depose deputation depute derail derision descant descendant descendent
  desiccate designation desist despair desperado despise despot dessert destiny destruct detain detention deter detest
  detonation detract devaluation deviate devolution devolve devotee diarist dibble dice diffidence diffident digitise
  digitises dignify digress diked dikes dilate dilly dilute dim dime dimer din dinkiest diorama dip diploma diplomata
  direst dirk disciplined disco discus discuses disk dismount disparate displace displease disputed disrepute dissect
  dissection dissed dissension distrait distributor distrust dither ditto ditty diva diverge dividend divvy doable docent
  dock doer doff doily dole doll domination dominoes don donor doormat dope dork dorm dose dote doublet doubly douches
  doughtier dour dourest dowel downy doze draftee drafty dragoon drainer drake dramatise dramatises drape draughtier dray
  dreariest dressy drier droll drone drool droop droplet dross drought drover drowse drunk dude due duelling duellings
  duffer dullard dun dunce dune dunner duplicator duplicity duress dwell dye dyed dyer dynamism ear earl earnest earthlier
  earthliest earthy eater eatery eave ebbing economise economises edgy edict egress eightieth ejection elapse elastic
  elate eldest elective elector electronica elevate elide elocution elopement ember emergence emigrant emigrate emission
  emphases empress endear endue endurance enema enfold engorge engrave enliven ennoble enrage ensue entente enthusiast
  entourage entwine envelop epithet equalise equalises equity erasure erode escapee espouse espresso esquire ester
  estimator estrange etch eucalypti eucalyptuses eulogy evacuate evacuation eventfully everyplace evince evocation excel
  excerpt excise excrete excreted excreting excused excusing exert exiled existent exoduses exorcise exorcised exorcises
  expanse expansive expectant expedience expediency expedited expediting expend expiate exposition expound extremism fable
  facet faction fairway fake fakir fallow falter famish fang fanny farrow fastener fastness fathead fattest favoritism fax
  feast feathery feckless fed feed feign feint fell felt fend fennel ferment ferret fester festively fetal feted fetish
  feud fiat fibber fiches fiddler fiend fife fiftieth figment filet fillet filly finale financier finesses finny firth
  fissure fit fizzed fizzle fizzled flack flail flair flake flannel flap flare flashy flavours flay fleck fled flee fleecy
  fleshy flexibly flick fliers flighty flinch flint flirt flit floe flog flop floppy florid floridly florin florist floss
  flout flub flue flume flung fluoride fluster flutter foal foamiest focuses foil folksy foot footfall foothill footrest
  forage forager forbear forbore fore foreclose foremast foreword forfeit forgather forgathered forgathering forgathers
  forge forger forgery forgivable forgiveness forgo forgoes forgone fork formidable forswear fort forte forthright forwent
  foul foundry fount fox frack fracture franc franchisee fret frieze fright frill frillier fringe frond froth fruity fryer
  fuelling funereal funkiest fur furbish furious fuse fustiest futility gable gad gadfly gadgetry gaff gaffe gag gaggle
  gall galley gallows galosh gamin gamma gamy gander ganging garb gases gash gasket gavel gay gazetting gee gelling genera
  genially genies genital geniuses gentile gentry germ germinal gestate gestation gibes gibing gig giggle giggler gild gin
  gird girt girth glade gland glassy glimmer glisten glitter gloat gloss glossy glut goatee gob goggle goof goose gore
  gown grackle graft grafter grail grainy grandee grange granny graphite grapple grate grater gravel gravy grayness grease
  greenhouse grille grin grinder gripe grit grocer groin groom groove grope groupies grouse grout grove groveler grovelers
  groveller grovellers growl grub grunt guarantor guaranty guise gull gush gusset gut guy hail hale hallow hallway halve
  handset hanging hangout hanker harass harbours hare harem harp harrow harry hash hast hater hatter haunch haunt haw hay
  headland headlined headlong heady heap hearten hearth heartiest hearty heath heave heckle hedge heed heighten heir heist
  hellion herald hereabout heresy hermitage herpes hew hewer highboy hike hilly hilt hind hinder hinge hip hippy hiss
  hitch hither hive hoard hobble hod hoedown hoist holly holster homebody homegrown homeward homey hone hood hoodies
  hoodoo hoof hoop hoot hooves hop hopeful hopper hormone hose hostess hostile hostler hound housecoat housewife hove
  hover howl huffiest hug hull hummock hump hunk hunker husbandry huskiest huskiness hut hutch hype hyped hyping
  hypotheses hypothesise hypothesised hypothesises hysteric igniting imitation imitative immaterial immemorial immerse
  immobile impart impassable impossibly impound imprecision inaccessibility inaccurately inaction inactive inactivity
  inadvisable inalienable inappropriately inattention inboard inborn inbound inbox inbred inbreed inbuilt incapacity
  incense incest incisive incisively incite incitement incivility incomparable incompletely incompleteness inconceivable
  inconsiderable inconstant incontestable incontinent incorrectness incremental inculpate incurious indebted indebtedness
  indecent indecently indecision indefinable indelicate indelicately indescribable indeterminable indices indict
  indifference indifferent indifferently indignity indisputable indistinct indistinctly indistinctness inductee inedible
  ineffectively ineffectiveness inefficiently inelegant inelegantly inequity inert inertial inescapable inessential
  inexact inexcusable inexpert infamously infancy infernal inferno infest infield infielder infighting infirm infirmity
  inflame inflamed inflaming inflatable inflect inflow informality infraction infrequency infrequently ingest ingestion
  ingot ingrain ingrown inhere inhered inhering inhuman inhumanity inhumanly iniquity ink inland inlet inline inmost
  innate inorganic inpatient inquest inroad insaner insanest insanity insecurely insecurity insensitively insensitivity
  inset inshore insignificance insignificantly insincere insincerely insincerity insole insolvable instalment instalments
  instant instep instill instilled instilling instills instils instituted insufferable insufficiently insulator
  insuperable insupportable insure insurer insurgence inter interdict interdiction interject interjection interlace
  intermediary interment intern internee internist intersect interviewee intonation intone intoned intoning intranet
  intricate intros inundate inure invalidity invariable invariant inventive inversion inviolate invisibly involuntarily
  involuntary invulnerable inward irregardless itch itemises iteration jack jackpot jade jangle jaunt jealousy jeep jet
  jingle jive jolly josh joust jug juicy jumpy keel kilometre kilometres kindle kiss knack knave kneel knicker knifed
  knightly knot knuckle labours lace lactate lactation laddies lade lag lair lamb lance landscaped lap lapel larch larder
  largess largo lark lassitude lasso lateral laterally latex lath lathe latte latterly launder leach leaf leafless leafy
  leak leaner leash leastwise leathery leaven ledge lefty leg legation legion lemma lessee lessen lever lewder libertarian
  licensee lick lief lien lighten liken limber lime limn linden linen lingerie linnet linseed lioness lite literati liters
  litres liven livery livid loam loaves lob lobe locale locket locution lode lodge lodger lofty logoff logon loin loiter
  longed longing loom loon looniest loony looter lottery louse lug lull lumbar lunge lust lute lynch mace macerate
  machined mad madder maestro magnate magnesia magnetise magnetises magneto maim mallow manatee mandate mane mange manger
  mangy manly manor manorial mantes maple mar marina marrow marsh marshy mart marten martini mash mass massage mastery mat
  mate maternal matins matte mattress maul meddle meddler medial mediate medication meeker meld meme memento menace menage
  menageries meridian mesa mete meteor meter microscopy midst migrant mike mil mileage militate mill mime minima minis
  miniseries minster minuet minuses minuted minx mire miscue miser missive mister misty mite miter miters mob mobilise
  mobilises mobster modal modesty moire moist moistly molasses molder molders moldings moll mollify montage moo mooch
  moocher moodiest moor moorland moose moot mope morass mortgagee mortgagor mortify mossy mound mourn mousse mousses
  moussing mousy mug mulch mule mullion multiplex multiplexer multiplier mumbler mumps munch munchies munition mural murk
  muscled mush musical muss musty mute muter mystify nap nape nappy nationalist natural nave near neckties needy negate
  negotiator nerd nervy netbook nether nettle neuter newsiest newsy niche niches nicknamed nigher nighest nighties
  ninetieth ninny nobly nodule nominee nook noose normalcy notary notch nought noughts novella novelty nowise nudge nuke
  numb nurture nut oat obstruction obverse occupant odor odors omen operatic operetta opine opined opining optimist orate
  organism organist orifice orthopaedic orthopaedics otter ounce oust ouster outage ovary ovation overachiever overact
  overage overbear overdid overeat overhand overkill overlaid overlay overlie overlord overly overpay overran overrun
  oversaw oversee overseer overt overtax overuse ovoid pact pailful palette pall pallid palmist pan pane panties pantry
  papacy papal par parable paraded parch pare parentage paroling parry parson partaking passably pasta pastel pastern
  pastiches pastoral pastry pasture pasty pat patchy pate patent patriot patter patty paunch payee payroll peach peal
  pearlier pearliest pearly peck peek peel peep peeper pen pendant pendent pennant peon people pep perch perchance
  percolate perdition perforce perfuming peril perjury perk permeated permeating permute persevere persona personae pert
  pertain pertest pertly peruse perused perusing perversion phalli pheasant phoneme phoney phoneyed phoneys phonied
  phonies phonograph phony photography photon piazza pickax picket piddle pie pierce piffle pigment pike piker pilaster
  pile pillage pillion pimp pin pinion pinto pirate pistil pit pizzazz placard placate placation placid plaice plaid plank
  platitude plea pleat plenary plexuses pliers plight plod pluck plum plumb plump plumper plunder plunger plunk pluses
  plushy ply poach pock pointier pointy poise pol polarity politico polity pollute ponder pony pooch poop pore
  porpoise portend portent portly posit positron posse posses posture posy pot potable potion potter pounce pout powdery
  prance prancer prank prate preachy precinct precluding predication predictive preeminent preempt preen prefect preppy
  presage prescient preservation preset presidency pretence pretences prick prickle pricklier prickliest primate prioress
  priory prissier prissiest privatise privatises privier priviest proactive probate probe procession
  proctor procure prod profess proffer profiled profitably profusion prom prop propound proscription prosiest prosper
  protean protective protector protract protraction provably providence proviso prude prudence prudently pry psalm pucker
  pud puddle puke pullet pulp punchy punk pup pupal puree purifier purse puss pussiest putsch putter putty pwned pyre
  quack quackery quantifier quantify quarry quartet queer queerest quell quicken quickies quid quilt quilter quire quoit
  racketeer radii raft rafter rag rage raid raider rainy rake ram randiest rangy rankle ransom ranter rapacity rapport
  rarefy ratchet ratify ration rationality rattler ravel ravish realist reallocate rebate rebuking recant receding recess
  recessive recline reclined recliner recogniser recommence recreant rectory recur redcap redden redound reed reedy reefer
  reek reel reelect reenact reenlist referee refereed refract refutation regal regally regimen registrar registry regress
  regression rehash rein reindeer rejoinder relapse relay relegate relent relevancy reliance relish remand remnant
  remonstrate removal renovator reparation repartee repeal repel repent repleted repletion replica replicate reprieve
  repudiation reputedly requiem rescind rescission resent residency residue resin respire respite retch retiree retort
  retract retraction retread returnee revaluation revelers reveller revellers revenge revere revered reverence revering
  reviling revive revoking revolve rice rickets riffle rightist rile rime rind rink rinse riot rivet roach roam roan roast
  roaster robe rockiest rodeo roil roister rook rookies roost rooster rope rose rosy rot rotary rotund rouge rouse rover
  rowel rub rubbery rubble ruble rubles rue ruffle rum rune runnel runt rupee ruse rusk russet rust rut sable saddest
  saddle sades safaried safaris sag sage sagest sailfish salacious salience salient sallower sallowest sally saloon salty
  salutary salve salver sandbag sandbar sandpaper sanest sap sash sass satay satellited satiate saucy savanna savvy scab
  scald scalper scaly scam scammer scamper scant scanty scarf scat scent schema scold scone scotch scram scratchy screech
  scrip scruple scull sculptor scum scupper scurf scurry scuttle sea seam sear seceding secession secluded secrete
  secretion sedate sedation sediment sedition seduction seedy seep seething selves sensitise sensitises sensitize
  sensitizes sentience sentry sere serous serpent serried servo setback settee seventieth sever sex shack shad shady shaft
  shag shank shard shatter shave shaver shawl shear shearer sheen shellfish sherbet sherry shiftier shiftiest shifty shill
  shim shimmer shingle shinny shire shirk shirr shoal shod shoo shooter shortlist showiness showy shred shriek shrift
  shrub shuck shunt shuttle shyster sick sicker sidle sift signatory signet simmer sin singe sip sit sitar six sixtieth
  skein sketchy skid skim skimp skit skitter skulk slack slake slander slap slate slaw slay sledge sleek sleepy sleet slew
  slick slicker slim slit sliver slobber slog sloop slop sloth slouch slue sluice slum slummer slung slurp smack smarten
  smellier smelliest smelter smirch smirk smite smock smoky smolders smooch smoothies smother smoulder smoulders smuggest
  snack snag snaky snare sneakier sneer snicker snide snifter snip snipe snippet snit snitch snoop snooper snore snort
  snout snowball snowshed snowshoed snowy snuffer snuggest soak soar sober sodden soften softy soggiest solitaire solo
  soluble sonar sonny sooth sop sortied sough sourness sourpuss souse sow sower spacey spacial spaciest spade spake spam
  spammer spangle spank spar sparkle spat spate spatter spawn spay spear specialties specie specious speck speckle speedy
  spew spiel spilt spindle spine spire splat splay splendor splice splicer splint spoof spook spooky spool spoor spore
  sporty spotty sprat spree sprig sprightly springy sprint sprout spruce spun spur spurt spy squat squatter squid squire
  stab stain stalk stalker stammer stanch staple stapler starch starkest starling starry startup stash statesmen statuette
  stature stave stead steamier steed steeliest steeple steerage stent steppe stickier stickler sticky stile stingy stink
  stinker stint stipple stipulate stockade stockaded stockier stocky stoke stomp stoniest stony stooge stoop stoppage
  stork stormy strafing straggle straggler straggly strait strand strangle strap stratify streak stretchy strew striated
  stricture strident stringed stringiest stringy strop strove strum strumpet strung strut stucco stuffy stump stung stunt
  sturgeon stutter sty styled styli stylises stylist styluses suave subscribed succored suck sucker suction suet suffice
  sulk sully summery summitry sundae sunder sundry sunspot sup superbest supercharge supervisory supper supple suppler
  supplicate surety surfer surge surpluses surplussed surplussing surtax swami swan sward swarm swat swatch sway sweaty
  sweeties swelter swerve swig swill swine swish swoon swung tail taint talc tallow tallyho tam tame tamer tamp tanager
  tang tangiest tankful tap tare tarry tart tasty tattle taunt tawniest taxis teak teat teed teeniest teeny telephoned
  telephonic telephony temperate tempest tempo tense tenser tepee terrace terrapin terrier testate testy thatch therefrom
  thereupon therewith thicket thickset thigh thirsty thong thrash thresh throaty throe thrum thug thump thyme tick ticker
  tickle tiff tighten tilde tilt timbre timidest tinder tinge tinkle tinniest tinny tipper tipple tippler tirade titter
  tittle toady toasty toddy toil toiler toilette toke toll toniest tonne tony toothy topcoat topically topknot topmost
  topple topsail topside topsoil tor torte touchy tout traction traduce traipse trammel trample transact transiency trashy
  travail trawl trawler tread treadle treason treasonable treasury treed tremble trench trendier tress triad trialling
  tribune trickier trickle trifle trike trill trim trio triplet troll trollop tropic troth trough trouped trouper trouping
  trowel troy truckle trump truss trustee tryst tsar tsars tuba tuner tunny turban tureen turnkey tush tusk tux tweak
  twerk twine twitch tyke typo udder ump umpire unassailable unbeknown unbosom unction underachiever underact underage
  undercoat underdog underfed underhandedly underpay undulate unfit unhook unity unload unrealised untied unvarnished
  upend upheld upmarket upraise upstage upstart upswing urbane username usher usurious utilise utilised utilises vagrant
  valance vale valet validation valuation vantage variably varmint varnish vase vault vaunt veer vegan veil venerable
  venerate veneration ventral verity vernal versify vertices vesicle vestry vet vetch vexation victor victual vindicate
  viola violable violet vireo virginal virginity viscount vise visibly vista vitiation vocation vogue volcanoes volition
  volley voltage vouch vulnerably vulture wad waddle wader wafer waffle wager waggle waif waist waken wale walleye wallow
  wane wangle wanner ware warehoused warship washboard watery wattle waver wax weakling wean weariest web wedge weep weest
  weevil weighty wend werewolf wetness wetter wham whatnot wheal whelp whereabouts whet whimper whine whip whippet whisker
  whit whither whittle wholesaled whomever whoosh whop whopper wicker wicket wiggle wight wile willy wilt wince winch
  windy wink winnow wino wintrier wiry wist wit witch withheld withhold withstand withstood wittiness wont woo woody woof
  woolly workday worm wreak wreath wreathe wrest wretch wright wring wringer wringing writ writhe writhing wroth wrung
  yardage yarn yearn yeast yoke zing zinger zonked zoom
`)
