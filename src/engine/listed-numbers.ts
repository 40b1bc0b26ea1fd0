// "Refunds last month: count, total, average": as many numbers as are listed, or one of them was lost on the way.
import { describeColumns } from './answer/columns.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'

const isNumber =
  /^(?:the )?(?:(?:how many|count|number|#|no\.?)(?: of)?|total|sum|average|avg|mean|median|min|max|minimum|maximum|lowest|highest|biggest|largest|smallest|cheapest|priciest|fastest|slowest|dollars|volume|revenue|units|nights|aov|adr|occupancy|refund rate|cancellation rate|dom|%|share|percent(?:age)?)\b/

/** Every item of the list behind a colon, where all of them are numbers; otherwise none. */
function listedIn(question: string): readonly string[] {
  const at = question.lastIndexOf(': ')
  if (at < 0) return []
  const [list = ''] = question.slice(at + 2).split(/[?!;]|\.(?:\s|$)/)
  const items = list
    .toLowerCase()
    .split(/,(?: and| plus)? | and | plus | \+ | & /)
    .map(item => item.trim())
    .filter(item => item !== '')
  return items.length > 1 && items.every(item => isNumber.test(item) || item.startsWith('#')) ? items : []
}

/** "What percent were cancelled and what percent pending": added up, neither of them would be told. */
const twoShares =
  /(?:%|\b(?:percent|percentage|share)\b).*\band (?:what|which) (?:%|(?:percent|percentage|share)\b)/

const losesShare = (question: string, plan: Plan, index: ModelIndex): boolean =>
  twoShares.test(question.toLowerCase()) &&
  plan.keys.length === 0 &&
  describeColumns(plan, index).filter(({ format }) => format === 'percent').length < 2

export const losesNumber = (question: string, plan: Plan, index: ModelIndex): boolean => {
  const { columns, keys, summary } = plan
  if (losesShare(question, plan, index)) return true
  // "How many under 200, how many 200 to 500": each has its row.
  if (keys.some(({ kind }) => kind === 'bands' || kind === 'sides')) return false
  const listed = listedIn(question)
  const computed = columns.filter(({ kind }) => kind !== 'attribute').length
  // "Homes: lowest price, highest beds" may be columns of each.
  return listed.length > 2 && computed > 0 && summary.kind === 'rows' && computed < listed.length
}
