// "Saturday check-ins last month, bookings", read as a list; "the total stock value of …", answered by 81 rows: where it is all but
// certain that such words ask for another answer, the reading is offered in plain words instead of being shown as the answer.
import type { Model } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { decline } from '#engine/answer/decline.ts'
import { plainly } from '#engine/answer/plainly.ts'
import { questionOf } from '#engine/answer/question.ts'
import type { Hear, Heard } from '#engine/hear.ts'
import type { Plan } from '#engine/plan.ts'
import type { Declined } from '#engine/reading.ts'
import { lengthOf } from './length-of.ts'
import { lookOf, type AnswerShape, type Look } from './look-of.ts'
import type { Opinion, LookReader } from './look-reader.ts'

/** Below this a reading is more often wrong than right; docs/decisions/0012 has the figures. */
const unlikely = 0.001
/** So many times as likely once its slips are put right: "thousands" for "thousand" is no slip that hides what is asked. */
const clearly = 5

/** "By status", "per month", "which products sold": what a question says outright of its answer is no guess. */
const grouped =
  /\b(?:by|per|each|every|in (?:\S+ ){1,4}?(?:steps|bands|bins|buckets|increments|brackets)|this (?<unit>year|quarter|month|week) (?:and|vs|versus|against) last \k<unit>)\b/i
const severalAsked =
  /^(?:which|what) (?:[\w-]+ ){0,3}?[a-z]+s (?:are|were|have|had|do|did|sold|sell|made|make|got|get|brought|bring|earned|earn|came|come|need|cost|spent|spend|ordered|bought|stayed|booked|closed|went)\b/i
const steps = 'days|weeks|months|quarters|years'
const stepsAsked = new RegExp(
  `\\b(?:which|what) (?:${steps})\\b|\\b(?:${steps}) (?:(?:in|of|since|this|last) (?:[\\w-]+ )?)?(?:where|when|in which|with)\\b`,
  'i',
)
/** "What did customers in California buy most": the first, and no list. */
const firstAsked = /^(?:what|who) (?!are\b|were\b).*\b(?:most|least)(?: often| frequently| of all)?\W*$/i
/** "Are prices going up in Sea Oaks": how they went, step by step. */
const wayAsked =
  /^(?:is|are|were|have|has) (?:\S+ ){1,4}?(?:been )?(?:going|trending|heading|moving) (?:up|down)\b/i
/** "Old Town v Sea Oaks, 2026 closings": a number for each of the two. */
const twoNamed = /\b(?:v|vs|versus)\b/i
/** "How many Sea Oaks homes for sale ask less than the average sold price there". */
const countAsked =
  /^how many\b.*\b(?:(?:more|less|higher|lower|longer|shorter) than|above|below|over|under) the (?:average|avg|mean|median)\b/i
/** "The longest that any sold home sat on the market": how long, and not which. */
const longestAsked =
  /\b(?:longest|shortest)(?: time| stretch)? (?:that )?(?:any|an?|one) .*\bon (?:the )?market\b/i
/** "How many new guests did we have last year". */
const newcomersAsked =
  /^(?:how many|number of|# ?(?:of)?) (?:(?:(?:brand )?new|first[- ]time) (?:guests|customers|custs|buyers|shoppers|people)\b|.*\b(?:first|1st)\b)(?!.*\b(?:by|per|each|every)\b)/i
/** "Three stays in the very same home": each guest with each home. */
const apart = /\bthe (?:very |exact )?same\b/i
/** "Weekly revenue, past 8 weeks"; a weekly stay is one of a kind. */
const stepped =
  /\b(?:daily|weekly|monthly|quarterly|yearly) (?!stays?\b|bookings?\b|reservations?\b|rentals?\b|guests?\b|ones?\b)/i
const said: Partial<Record<AnswerShape, readonly RegExp[]>> = {
  number: [countAsked, longestAsked, newcomersAsked],
  groups: [grouped, severalAsked, twoNamed],
  series: [grouped, stepped, stepsAsked, wayAsked],
  list: [severalAsked],
  row: [firstAsked],
}

const spoken = {
  number: 'one number',
  row: 'the one that comes first',
  list: 'a list',
  groups: 'a number for each group',
  series: 'a number for each step of time',
} as const satisfies Record<AnswerShape, string>

interface Parts {
  hear: Hear
  reader: LookReader
  model: Model
}
export interface Answered {
  question: string
  look: Look
  rows: number
}

/** What is said instead of showing the rows, once it is known how many there are; null where they are believed. */
export const unlikelyAnswer =
  ({ hear, reader, model }: Parts) =>
  (question: string, heard: Heard, today: string) =>
  (rows: number): Declined | null => {
    const answered = { question, look: lookOf(heard.plan), rows }
    const opinion = reader(question)
    const isNothing = rows === 0 && !mayBeNone(heard.plan)
    if (!isNothing && (isLikely(answered, opinion) || isLikelyAsMeant(answered, heard, reader))) return null
    const plain = plainReading(answered, heard, { hear, reader, today })
    const declined = isNothing
      ? decline('nothing found', plain === null ? [] : [plain], question, model)
      : decline('in two minds', inDoubt(answered, opinion), question, model)
    if (plain === null) return declined
    const others = declined.suggestions.filter(one => one !== plain)
    return { ...declined, suggestions: [plain, ...others].slice(0, 3) }
  }

/** "Which homes have no bookings", "orders this month": often enough there are none. Where no time is said, the question was misread. */
const mayBeNone = (plan: Plan): boolean =>
  lookOf(plan).name.endsWith('without') || conditionsIn(plan).some(({ kind }) => kind === 'during')

const conditionsIn = ({ where, columns }: Plan): Condition[] => [
  ...where,
  ...columns.flatMap(column => (column.kind === 'quantity' ? column.where : [])),
]

const isLikely = (answered: Answered, opinion: Opinion) => likelihoodOf(answered, opinion) >= unlikely

/** "How much mony for evry state": what is mistyped tells nothing of the answer, until its slips are put right. */
function isLikelyAsMeant(answered: Answered, { spelled }: Heard, reader: LookReader): boolean {
  const question = spelled?.() ?? answered.question
  const before = likelihoodOf(answered, reader(answered.question))
  return likelihoodOf({ ...answered, question }, reader(question)) >= Math.max(unlikely, clearly * before)
}

/** How likely such words ask for an answer like that. */
export const likelihoodOf = (answered: Answered, opinion: Opinion): number =>
  (isSaid(answered) ? 1 : likelihoodOfLook(answered, opinion)) * likelihoodOfLength(answered, opinion)

const isSaid = ({ question, look }: Answered): boolean =>
  (look.name.startsWith('groups two') && apart.test(question)) ||
  said[look.shape]?.some(pattern => pattern.test(question)) === true

const likelihoodOfLook = ({ look }: Answered, opinion: Opinion): number => opinion.likelihood(look) ?? 1

const likelihoodOfLength = ({ rows }: Answered, { several }: Opinion): number =>
  lengthOf(rows) === 'several' ? several : 1

function inDoubt(answered: Answered, opinion: Opinion): string[] {
  const { look, rows } = answered
  if (likelihoodOfLength(answered, opinion) < likelihoodOfLook(answered, opinion))
    return [`${rows} rows`, 'one']
  return opinion.likeliest === look.shape
    ? [spoken[look.shape]]
    : [spoken[look.shape], spoken[opinion.likeliest]]
}

/** The same in plain words. What is offered must itself be answered, and with the look that it stands for. */
function plainReading(
  { look, rows }: Answered,
  { plan, index }: Heard,
  { hear, reader, today }: { hear: Hear; reader: LookReader; today: string },
): string | null {
  const question = questionOf(plainly(plan, index), index)
  const again = question === null ? null : hear(question, [], today)
  if (question === null || again?.kind !== 'heard' || lookOf(again.plan).name !== look.name) return null
  return rows === 0 || isLikely({ question, look, rows }, reader(question)) ? question : null
}
