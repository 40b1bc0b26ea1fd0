// What people do with an answer before they have it: they want it, ask for it, have forgotten it, talk about it, hand it on. The
// verbs are closed classes of the language; each is given in all its forms, so that "bound" or "founded" is none of them.
import { wordSet } from '#engine/text/word-list.ts'

/** Denied, these ask for nothing: "I do not need the revenue". */
export const wanting = wordSet(`
  want wants wanted wanting need needs needed needing like likes liked love loves require requires required wish wishes appreciate use
  welcome prefer after request requests requested requesting demand demands demanded demanding
`)

export const knowing = wordSet(`
  know knows knew knowing remember remembers remembered recall recalls forget forgot forgotten find finds found finding see sees seeing
  seen saw hear hears heard hearing learn understand understands grasp figure determine establish lack lacks lacking miss missing have
  has having get gets getting got sure idea clue work works read
`)

export const asking = wordSet(`
  ask asks asked asking inquire inquires inquired inquiring enquire enquires enquired enquiring wonder wonders wondered wondering curious
  argument arguments discussion discussions debate dispute disagreement conversation question questions concerns concerning
  bug bugs bugged bugging pester pesters pestered pestering interested quiz quizzed grill grilled query queries queried
`)

export const telling = wordSet(`
  tell tells told telling report reports reported reporting present presents presenting presented show shows showed showing shown explain
  explaining explained prove proving discuss discusses discussed discussing argue argues argued arguing disagree disagrees debate debates
  debated debating fight fighting talk talks talked talking chat chatting speak speaking spoke quarrel quarreling bicker bickering write
  writing wrote summarize summarizing mention mentioned quote quoting document documenting
`)

export const inspecting = wordSet(`
  look looks looked looking check checks checked checking examine examining examined study studying studied review reviewing reviewed
  inspect inspecting verify verifying confirm confirming confirmed monitor monitoring watch watching consider considering investigate
  investigating analyze analyzing analyse analysing evaluate evaluating compare comparing
`)

export const handing = wordSet(`
  give gives gave giving given send sends sending provide provides provided providing supply supplying hand handing handed deliver
  delivering share sharing shared prepare preparing prepared compile compiling compiled draft drafting gather gathering gathered collect
  collecting assemble assembling submit submitting bring bringing pull pulling dig digging lay laying spell spelling walk run talk fill
  throw toss shoot hit pass tasked put putting draw drawing come
`)

/** What may stand between such a verb and what is asked for: whom it is done to, where, and words for a view of it. */
export const behindVerb = wordSet(`
  me us him her them you up out down together over through into at for about on of with in to from back a an some quick brief short rough
  good better clear clearer closer overview rundown summary picture sense feel feeling look glance peek handle grip view snapshot impression idea hold
  slide slides table report sheet spreadsheet document memo page showing containing help your speed touch detail details numbers number figures figure info information word hands really just exactly again
`)

/** What may stand between the subject and the verb: helpers, manner, denial. */
export const betweenVerbs = wordSet(`
  is are am was were be been being do does did have has had will would could can should might may must shall to not never also just
  really always still only already now again keep keeps kept going gonna about trying try tried hoping hope meaning mean supposed
  expected curious very much quite desperately urgently often usually constantly specifically explicitly recently so long time
  trouble hard time difficulty struggle struggling struggled important crucial useful necessary good surely certainly dying eager keen
  first then next finally lastly secondly start started starting love like want need wants needs wanted needed has got come came asked told able happy glad thinking
`)

/** Who may ask, know or want, beside a person that is named. */
export const subjects = wordSet(
  'i we you he she they it somebody someone nobody everybody everyone anybody anyone people folks management marketing accounting finance',
)
