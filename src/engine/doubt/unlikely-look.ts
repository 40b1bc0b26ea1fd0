// "Saturday check-ins last month, bookings", read as a list: where it is all but certain that such words ask for another answer, the
// reading is offered in plain words instead of being shown as the answer.
import type { Model } from '#contract/model.ts'
import { decline } from '#engine/answer/decline.ts'
import { plainly } from '#engine/answer/plainly.ts'
import { questionOf } from '#engine/answer/question.ts'
import type { Hear, Heard } from '#engine/hear.ts'
import { lookOf, type AnswerShape } from './look-of.ts'
import type { Opinion, LookReader } from './look-reader.ts'

/** Below this a reading is more often wrong than right; docs/decisions/0012 has the figures. */
const unlikely = 0.001

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
const said: Partial<Record<AnswerShape, readonly RegExp[]>> = {
  number: [countAsked, longestAsked],
  groups: [grouped, severalAsked, twoNamed],
  series: [grouped, stepsAsked, wayAsked],
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

export const withoutUnlikelyLooks =
  ({ hear, reader, model }: { hear: Hear; reader: LookReader; model: Model }): Hear =>
  (question, history, today) => {
    const heard = hear(question, history, today)
    // What goes on from another question takes its look from there.
    if (heard.kind !== 'heard' || history.length > 0) return heard
    if (isSaid(question, heard)) return heard
    const opinion = reader(question)
    if (isLikely(heard, opinion)) return heard
    const { shape } = lookOf(heard.plan)
    const words = opinion.likeliest === shape ? [spoken[shape]] : [spoken[shape], spoken[opinion.likeliest]]
    const declined = decline('in two minds', words, question, model)
    const plain = questionOf(plainly(heard.plan, heard.index), heard.index)
    return plain === null || !isReadAs(plain, heard, { hear, reader, today })
      ? declined
      : {
          ...declined,
          suggestions: [plain, ...declined.suggestions.filter(one => one !== plain)].slice(0, 3),
        }
  }

const isSaid = (question: string, { plan }: Heard): boolean =>
  said[lookOf(plan).shape]?.some(pattern => pattern.test(question)) === true

function isLikely({ plan }: Heard, opinion: Opinion): boolean {
  const likelihood = opinion.likelihood(lookOf(plan))
  return likelihood === null || likelihood >= unlikely
}

/** A question that is offered must itself be answered, and with the look that it stands for. */
function isReadAs(
  plain: string,
  { plan }: Heard,
  { hear, reader, today }: { hear: Hear; reader: LookReader; today: string },
): boolean {
  const again = hear(plain, [], today)
  if (again.kind !== 'heard' || lookOf(again.plan).name !== lookOf(plan).name) return false
  return isSaid(plain, again) || isLikely(again, reader(plain))
}
