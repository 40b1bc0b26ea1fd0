import { wordSet } from '#engine/text/word-list.ts'

// The words that questions are made of, whatever the business: what a misspelled word is most likely to have been meant for.
export const frequentWords = wordSet(`
  about above account accountant across active add added address addresses ads after again against age agent ago ahead all
  along already altogether always among amount amounts and annual any anyone anything approximately april are area around
  arriving article aside ask asked asking august available average averages back band bands bank bar bath bathrooms baths
  because bed bedroom beds been before begin beginning being below best better between big biggest black book booked
  booking bookings books boss both bought break bring brings broken broker brought bucket bucks budget built but buy buyer
  buyers buying calendar call called came can cancel cancelled cash catalog categories category cent change changed charge
  cheapest check checking checkout christmas cities city cleaner cleaning clearance client close closed columns combined
  come comes coming community compare compared completed construction contract conversion cost costs could count counted
  counting counts couple crew cumulative curious current currently customer customers daily data date dates day days deals
  dearest decade december deck definitely developed did differ different discount divided does dog doing dollar dollars
  down drop during each earlier earn earned earning earnings else email emails empty end ended events ever every everybody
  everyone everything exact exactly except exclude excluding expensive fall family far faster fastest favorited favorites
  february feeling fewer fewest figure filter find first fit five folks foot for forecast form four friday from full
  funnel future gave get gets getting give goes going good google got gross group grow growth guest guests had half hand
  happen happened has have having hello her here hey high higher highest him his hold holiday holidays home homes house
  houses how hundred husband ignore ignoring including income inquiries inquiry ins inside instead interest interested
  into inventory investor investors item items its january july june just keep keeps key kids kind kindly know landing
  largest last later lead least leave leaving left length less lifetime like line list listed listing listings little live
  living located long longer longest look looking love low lower lowest made maintenance make manage many march mark
  market maximum may mean meaning median meeting mention mentioned message messages mil million mind minimum minus mix mom
  moment monday money month monthly months more morning most mother move moved moving much name names near need needs
  neighborhood neighborhoods neighbourhood net never new newest next night nights nine ninety nobody north not nothing
  november now number numbers october off often okay old older oldest once one ones only open operate order ordered orders
  other our out over overall own owner owners page paid part partner past pay payment pending people per percent
  percentage period phone pieces pivot place placed places plan planning please plus point portfolio portion predict
  preparing price prices priciest product products promo properties property pull pulled purchased put putting quantity
  quarter quarterly question questions quickest raise rank ranked rate rates rather rating ratio really receive recent
  recently refund refunded remember rent repeat report reported reservation reservations return returning rev revenue
  review right row rows run running sale sales same sat saturday say says schedule search season second see sell seller
  sellers selling sells send sent separately september set share she shelf short shorter should show side since single
  site sits six size slice slowest small sold some somebody someone something soonest sorry sort source sources spend
  spent split spread spring square stack stars start started starting state states status stay stayed staying stays still
  stock street stretch stuff subdivision subdivisions sum summed summer sunday supply swears table take talking tax tell
  telling ten than thank thanks that the their them then there these they thing things thinking third thirty this those
  thousand three through thru thursday tier time times title titles today together told tomorrow tonight too took top
  total town trends trying tuesday turn twelve twenty two under units until upcoming value values versus view views
  village volume want wants was way wedding wednesday week weekday weekdays weekend weekends weekly weeks well went were
  what whats when where whether which who whole whose why wife will window with withdrawn within without wonder word worst
  worth would write writing wrote year yearly years yesterday yet you young your zero
`)

/** Understood as well, and seldom typed. */
const seldomWords = wordSet(`
  able absent access according accountants accounted accounts achieve achieved achieves actual actually adding adds
  adjective advance adverb advise afternoon aged aggregate almost alongside alphabetical alright also although amounted
  analyses analysis analyze annually another answer anybody anyway anyways anywhere apart appear appears appreciate
  appreciated approve arch archive arrived arrives ascending asides asks assemble assign assistant atlas attorney
  attributes audit auditor auditors aunt autumn avail averaged averaging baby balance ballpark banded banker based
  basically basis bathroom bearing beat beaten beats became become bedding began begun behind believes belongs beneath
  beside besides bets beyond bias bigger billion bin binned bins bit blank block blog board body bonus bookkeeper bosses
  bother bottom bound bounds boyfriend bracket brackets breakdown bred breed bringing brochure broke brother buck bucketed
  buckets buddy bugging build building bump bus buses business buys calculate calculated caller callers calling calls
  campaign campus candidates cannot cant canvas capital capped captions care carried case cat catalogs ceiling centers
  certain chance chaos charges chart cheap cheaper checked checks cheep cheers children chose chosen chronological chunk
  churn circa claims clarify class classes clauses cleaners clients climb climbed cling clothing clue colleague colleagues
  colors colour cols column combination combine comma commencing comment common commonest commonly comparable comparative
  comparing comparison comparisons complained complains complete completely composed compound compute computed
  concentration condition conditions confirm considering contain containing contains contractions contractor
  contradictions contribute contributed contributes convenience coo cool cooling correct correction correctly
  corresponding costliest course cousin cover covers coworker coworkers create created creates creating cross cues
  cumulatively curiosity cutting dad dashboard dated daughter debating decades decimals decline decrease deeply defined
  defines delete delighted delta denied departing descending designing detail details determine development died
  difference differences differs digits dip direction director display distance distinct distributed distribution divide
  dogs doings done double dozen draft drafting dreams dress driving dropped dropping due dumb dunno duplicate duplicates
  duration dying ear earliest early easily easter edge edit eight eighteen eighteenth eighth eighties eighty either eleven
  eleventh emailed ending ends engine enlighten enough enquiries enquiry enrolled enrolling entered entire entirely
  entitled entries equal equals equivalent estimate eve even evening evolution exceed exceeded exceeding exceeds excess
  excluded excuse exist existing exists expand expect expected expecting experience experienced expire explain express
  expressed expression extreme extremes fact fair fairly fallen falling falls false fast father fathers faves favor
  favorite favourite fed feed feel feels feet fell felt fetch fetched few field fields fifteen fifteenth fifth fifties
  fifty figures file filed files filled filler fillers finally finance finished fiscal fitness fits flag flat fling
  flooring flying focus fold following forget formula forthcoming fortnight fortnights forty forward found fourteen
  fourteenth fourth fraction fragment frame framed frames free frequent frequently fresh freshly fridays friend fulfilled
  fulfilling gain gap gas generally generate generated gimme girlfriend given gives giving glad glass gone gonna gosh
  gotta gotten grain grains grand grandfather grandma grandmother grandpa graph grateful great greater greatest greetings
  grew grid grossed grouped grouping groups growing guess guessed guy guys halloween halves handout hang happens happy
  hated head heading hear heard hears heating heftiest held help helpful helps hesitation histogram history hit hits hiya
  hmm holding holds homework honest honestly hope hoped hopefully hoping hour hours housing howdy hows hunch hunting hurry
  idea ideally identifier identify illness immediately impression improving inception include included inclusive
  inclusively increase increments indeed independence index individual info inform information inquire inquired inquiring
  insert insist insists installed installing installs insurance interesting intern interval intervals interview irregular
  jeez jog join joined joint joke judged jump jumped keeping kept keys kid kinda kindred kinds king knew knives knock
  knocked knowing known label labor lacking lady land landed landlord lands languishing large larger lasts lately latest
  lats lawyer leading leaflet learn leaves led lemme lender let lets letters letting level lie lift lighting liked likely
  likes limit limited limits linger lingered lingering lists literally lived lives location locations log logged lone
  looked looks lookup loses losing loss lost lot loved lovely loves magazine mailer mailing makes making managed
  management manager managers map mar marker markers marketing markets martin match matches mate matrix matter matters
  maybe means meant measure measured measures meetings memo memorial memory men mentioning mentions menus merge mess met
  middle might mill millions minute miss missing mistaken model modify mondays moss mothers moves multiple multiples
  multiplied must naked named narrow narrowing nearly necessary needed negated neighbor neighbors neither nephew netted
  newcomers newer newly newlyweds news newsletter nice nicely niece nineteen nineteenth nineties ninth non none nope nor
  normally note nouns null numbered nutshell object obliged obviously occasionally occur occurred occurring occurs offhand
  offline online onward onwards oops opened opening operand opinion opposite ops ordering ordinal origin otherwise outdid
  outlook outnumber outpaced output outs outsell outside outsold outstanding overlap owe owed owned pages pair paperwork
  parents parked parking parse particular partners parts pass passive pause payed pays peak peaked peoples percentages
  percents perform perhaps periods person persons phoned phrase phrases pick picky pie piece pile piles pitch pitching
  placing plain pleased plenty plot plumber poem pointers politeness possible possibly post preceding precisely predicate
  prediction prefer preferably prefers prefix prep prepping present presentation presentations presenting presently
  president presidents press pretty previous primary print prior probably proceed process prod prods programs progression
  project projection pronouns prop proportion proposal props provide pulls qualifies qualify quantities quarters quick
  quicker quickly quit quite quotes quotient racketed rake raked ran range ranges ranking rankings ranks rare rarest
  ratios reach reached reaches read reader reading ready real recap received receives recipe recognize recognizer
  recommend record recorded records red redoing reduce reference referred referring refers refresh regardless regards
  register registered relations relative relocating remain remainder remained remaining remains remark remarks remind
  remove rename replace reports represent represents request required requires reserved reset reside resides resolve
  respective respectively rest restrict result results reviewing revising ridden ring rise risen rising rite rode rolling
  roommate rose roughly round runs rush sacred said saturdays saw scan scheduled scheduling scratch searched searching
  seasons secretary seed seeing seem seemed seems seen sees segment segments sending sends sense sentences separate series
  serves session sets setting settle seven seventeen seventeenth seventh seventies seventy several shall shareholder sharp
  shed sheet shelves shift shifts shortest shorthand showed showing shown shows shrank shrinking shrunk shy sides sigh
  simply sincerely sing sister sixteen sixteenth sixth sixties sixty skip sled slept slices slid slide slides slightly
  sling slip slipped slips slow slower smaller smallest smarter solitary somewhat somewhere son song sooner sorta sorted
  soul sound sounds south span speaking species specific speed spelled spelling spending spends spoke spoken spouse
  spreadsheet staff staffing stand standing stands starters stated statuses steepest stem step stepped steps sting stood
  story streets stretches strictly strike string strongest stuck sub subject submit submits submitted succeed success such
  suggest suit suits summary sun sundays supervisor supplier suppliers suppose supposed sure surpass surpassed surpasses
  surpassing swam swimming swing switch swum tab tables tail taken takes taking talk talked tally taxes team teen telegram
  tells temp tenant tenants tend tends tenth terms test text texted texts thankful thanksgiving theaters theirs
  thereabouts think thinks thirds thirteen thirteenth thirtieth tho though thought threshold thrice throughout thursdays
  thus tiers til till timeframe timer timers titled token tokens topics topped topping tops totally totals trail trailing
  trainee training translate trend tried trim trouble true truly truncate try tuesdays turned turns twelfth twentieth
  twice typed typical typically ugh umber unavailable uncle unclear underneath understand unique unit united unnamed
  unrealized unsaid unused update upward upwards use used useful uses using usual usually utterly vacant vacationed
  valentine valentines various vary vendor vendors verb very via vicinity viewing virus visited visiting vocabulary wait
  waiting wanna wanted warm warmly weakest weather website wed wednesdays weds weighed wellness whatever whenever whens
  whereas wheres whichever while whoever whom wicked wind wing winning winter wise wish wishes withdrew women won wondered
  wonderful wondering wonders wont words work working works worried worry worse worsening wound wow written wrong yeah yep
  yes yest yikes younger yours zilch
`)

export const questionWords: ReadonlySet<string> = new Set([...frequentWords, ...seldomWords])
