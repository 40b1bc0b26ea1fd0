// The words of courtesy: a question is wrapped in "I should be most grateful if you could let me know", in ever new orders of
// the same few words.
import { wordSet } from '#engine/text/word-list.ts'

/** Where such a wrapping may begin. */
export const opensFrame = wordSet(`
  i we may might could can would will shall do is it any have you if when whenever let help to wanted want wants need
  needs wondering trying hoping curious asks love hope was be
`)

/** What it may be made of. None of them says anything about the data while they stand together. */
export const courtesy = wordSet(`
  i we you me us my our would should could can may might will shall do did does like love care want wanted wants wish need needed
  needs have has had got get gets to be am is are was were been being able glad happy pleased delighted grateful thankful obliged
  appreciate appreciated curious interested interesting wondering wonder wondered hoping hope hoped trying try tried looking look
  if whether it possible possibly perhaps maybe just really quite very much also only please kindly so kind enough as happen mind
  there any way chance that for a an the moment minute second quick quickly favor favour not too trouble bother ask asked asks
  asking keep keeps keeping know knowing knew see seeing learn hear find out figure understand tell telling told show showing give
  giving let say said list check pull up provide supply send hand enlighten inform remind explain clarify confirm great nice good
  helpful useful lovely wonderful cool help helps idea clue no ever in most deeply truly both still always again
`)

/** Where it ends: what somebody wants to do with the answer. */
export const wishesToKnow = wordSet(`
  know knowing learn hear understand ask asked asks asking wonder wondering wondered curious tell told show see seeing explain
  clarify inform remind enlighten confirm idea clue appreciate grateful interested
`)

/** These end it where somebody could have the answer by them, and not where they tell of having something. */
export const wishesToHave = wordSet(
  'get have give provide supply send hand pull find figure like love need needs want wants wanted',
)

/** Verbs of working on the numbers: "I want to compare" asks, "I want to reorder" tells why. */
export const worksOut = wordSet(`
  compare rank sort count calculate compute group split break analyze analyse sum total determine work identify measure look view
  review pull list get have find figure see know learn hear understand ask check be filter
`)

/** Those for whom somebody asks. */
export const askers = wordSet(`
  boss bosses manager managers accountant accountants bookkeeper cfo ceo coo owner owners board partner partners wife husband spouse
  investor investors client clients banker bank lender landlord colleague colleagues team auditor auditors lawyer attorney agent
  broker friend neighbor father mother mom dad son daughter brother sister assistant secretary director president supervisor buyer
  buyers seller sellers caller callers tenant tenants marketing finance management cleaner cleaners guy guys plumber contractor intern
  supplier suppliers vendor vendors roommate uncle aunt cousin niece nephew grandma grandpa grandmother grandfather girlfriend
  boyfriend fiance fiancee photographer inspector appraiser handyman electrician painter roofer landscaper gardener stager surveyor caterer florist babysitter mechanic kid kids coworker coworkers trainee realtor couple family lady founder founders worker workers
`)

/** What somebody needs an answer for: "for the brochure", "for a meeting tomorrow". */
export const purposes = wordSet(`
  brochure report reports meeting meetings presentation presentations board newsletter blog article website flyer flyers ad ads post
  deck slide slides sheet spreadsheet shelf budget taxes records call interview review audit planning file files boss manager accountant
  bookkeeper cfo ceo investors investor cleaner cleaners lawyer bank paperwork project homework proposal pitch press magazine leaflet catalog mailing mailer
  campaign campaigns promo promotion outreach giveaway postcard reorder restock reordering restocking
  crew staff housekeeper housekeepers maid maids shareholders
  chart graph plot planning purposes context bookkeeping accounting application appointment form forms statement declaration filing schedule scheduling handout memo summary dashboard partner wife husband colleague team insurance lender auditor auditors banker
`)

/** These only behind such a word: "the front desk", where "the department" may be one of the shop. */
export const kindPurposes = wordSet('desk department dept')

/** May stand before such a purpose. */
export const purposeKinds = wordSet(`
  clearance balance loan mortgage credit visa bank reporting planning monthly quarterly weekly annual yearly board team staff staffing marketing tax owner owners investor investors management
  monday tuesday wednesday thursday friday saturday sunday morning new big next little quick client budget shareholder pie bar line cleaning crew year end christmas holiday cross sell upsell promo promotional
  warehouse purchasing front reception shipping accounting finance sales support service operations ops turnover housekeeping fulfillment
  loyalty email comeback win back thank you welcome referral spring summer autumn fall winter
`)

const paid = wordSet(`
  pay pays paid paying spend spends spent spending cost costs charge charged budget budgeted expense expenses bill bills owe owed wages
  salary hours
`)
/** "What did we pay for the cleaners": they are asked for, and what it is for is not told. */
export const isPaid = (word: string): boolean => paid.has(word)
