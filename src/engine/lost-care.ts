// "We care about quality. Top 5 products", "looking at ratings: which five are best": what somebody goes by is what they are ranked by, and no
// other number stands in for it.
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import { numberSaid } from './text/orders/cared-about.ts'
import { stem } from './text/stem.ts'

const really = '(?:(?:only|just|really|mostly|mainly|actually|do|solely|most|more) )*'
const ends = '(?:,? (?:and )?not [a-z ]+)?[.;:,!]'
const cares = new RegExp(
  `\\b(?:my (?:priority|main concern|concern) is|(?:i|we) ${really}care ${really}(?:about|for)) (?<what>[a-z][a-z ]{2,30}?)${ends}`,
  'i',
)
const matters =
  /(?:^|[.;:!] )(?<what>[a-z][a-z ]{2,30}?) (?:(?:is|are) what (?:matters|counts)|(?:really )?(?:matters|matter))(?: most)?(?: to (?:me|us))?[.;:,!]/i
const looks = new RegExp(
  `\\b(?:looking at|going by|judging by|focused on|focusing on|focus (?:on|is)|interested in) (?:the |their )?(?<what>${numberSaid})${ends}`,
  'i',
)
const cared =
  /\b(?:care|priority|concern|looking|going|judging|matters?|counts|focus|focused|focusing|interested)\b/i
/** "Top 5 by price", "with the most reviews": told in so many words. */
const open =
  /\b(?:top|best|worst|bottom)\b(?!.*\b(?:by|most|least|highest|lowest|in terms of|rated|selling)\b)/i

export function losesCare(question: string, plan: Plan, index: ModelIndex): boolean {
  if (!cared.test(question) || !open.test(question)) return false
  const what = (cares.exec(question) ?? matters.exec(question) ?? looks.exec(question))?.groups?.['what']
  const [first] = plan.order
  if (what === undefined || first === undefined) return false
  const known = new Set(
    wordsOf(plan, first.column, index)
      .flatMap(phrase => phrase.split(' '))
      .map(stem),
  )
  // "We care about electronics. Top 5 brands": which rows.
  const rows = JSON.stringify(plan.where).toLowerCase()
  return !what
    .toLowerCase()
    .split(' ')
    .map(stem)
    .some(word => known.has(word) || (word.length > 3 && rows.includes(word)))
}

function wordsOf({ columns }: Plan, at: number, index: ModelIndex): readonly string[] {
  const column = columns[at]
  if (column?.kind === 'attribute') return index.attribute(column.attribute).words
  if (column?.kind !== 'quantity') return []
  const { quantity } = column
  if (quantity.kind === 'measure') return index.measure(quantity.measure).words
  return quantity.kind === 'count'
    ? index.noun(quantity.noun).words
    : index.attribute(quantity.attribute).words
}
