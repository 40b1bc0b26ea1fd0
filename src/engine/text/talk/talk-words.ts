// The words of talk around a question. None of them names anything that the data of a business could hold.
import { wordSet } from '#engine/text/word-list.ts'
import { askers } from './frame-words.ts'

/** Those who talk, and those whom they talk to. */
export const speakers = wordSet(`
  i me my myself mine we us ourselves you your yours yourself u ur ya he she him her his somebody someone everybody everyone nobody
  lemme gimme gonna gotta wanna dunno siri alexa
`)

/** Said for itself: a greeting, a thank you, a sigh. */
export const interjections = wordSet(`
  please pls plz thanks thank thx ta cheers sorry apologies pardon ok okay oki alright ugh argh phew whew oops lol haha ha hah heh hi hiya
  hey hello howdy yo oi bless yes yeah yep yup nope oh ah aha wow yay bravo ahem psst eh hmm meh sigh damn darn dang gosh jeez geez heavens
  crikey blimey stop over urgent urgently asap pronto stat tia jw fyi btw tbh imo lmk afaik sir madam computer robot maam mate love dear darling friend
  folks team great cool nice perfect awesome super ready rightio morning afternoon evening regards best sincerely xo xoxo muchly hurry quick
  quickly nicely honestly seriously anyway anyways kidding chop hang hold wait todo memo note attn heads priority important reply respond help fwd subj re
`)

/** What a label, a file or a meeting is called by its last word: "ops huddle", "agent handout", "owner pack". */
export const labels = wordSet(`
  huddle standup sync meeting meetings mtg mtgs call chat catchup debrief briefing brief kickoff retro review reviews workshop
  appointment interview conference webinar offsite townhall lunch breakfast dinner coffee
  report reports deck slide slides memo memos note notes handout flyer flyers brochure leaflet newsletter mailer mailing email emails letter
  letters packet pack binder folder file files sheet sheets spreadsheet workbook tab dashboard scorecard wiki page pager doc docs document
  documents form forms application paperwork writeup article post blog column chapter thesis essay paper homework quiz trivia test exam
  pitch proposal presentation poster printout print screenshot screen whiteboard agenda minutes log journal
  request requests ask asks question questions  task tasks todo assignment project exercise drill hunt check checkup healthcheck
  recap roundup rundown snapshot overview summary digest pulse flash update updates bulletin tally recon reconciliation reconciling tieout
  audit close closing prep preparation planning budget budgeting forecast strategy research analysis compliance filing taxes bookkeeping
  accounting accounts payroll deadline emergency headache crisis idea brainstorm discussion debate argument bet curiosity purposes context reference
  records list lists benchmark benchmarking facts figures stats numbers data health status crosstab pivot matrix grid classes tiers kpi kpis metrics
`)

/** Departments and people who ask: "growth team", "merch lead", "Jin from finance". */
export const askingParties: ReadonlySet<string> = new Set([
  ...askers,
  ...wordSet(`
    lead head chief exec execs executive vp cmo cofounder controller analyst analysts interns receptionist teammate shareholder
    shareholders developer editor reporter journalist consultant coach mentor teacher professor student ops operations sales growth
    merch merchandising support legal hr it dev product logistics warehouse teams crew staff committee office hq brokerage mum buddy
    girl fellow dude housekeeper housekeeping agents host columnist
  `),
])

/** What is not wanted beside the numbers: "no fluff", "skip the essay". */
export const chatter = wordSet(`
  fluff fuss frills essay essays commentary comments comment chatter chitchat talk prose story stories speech speeches lecture lectures
  explanation explanations explaining disclaimer disclaimers caveats jargon emojis emoji jokes joke nonsense drama excuses preamble intro
  introduction waffle waffling rambling padding narrative novel poetry poem pleasantries formalities spin bs bull charts chart graph graphs
  graphics pictures bells whistles sugarcoating hype pep
`)

/** Whoever says one of these asks for a reason, a forecast or a relation of two things: it is never mere talk. */
export const neverTalk = wordSet(`
  why cause causes caused causing effect effects affect affects affected impact impacts influence influences correlate correlated
  correlation relationship relation reason reasons predict predicts predicted prediction forecasts projected projection projections
  expected estimate estimated should recommend recommendation suggest advise versus vs than compare compared comparing
  comparison except excluding besides without unless only solely instead exclude include including includes if whether ones
`)

/** All of them: none is a misspelled word of the business. */
export const talkWords: ReadonlySet<string> = new Set([
  ...interjections,
  ...labels,
  ...askingParties,
  ...chatter,
])
