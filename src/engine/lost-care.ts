// "We care about quality. Top 5 products": what somebody goes by is what they are ranked by, and no other number stands in for it.
import type { ModelIndex } from './model-index.ts'
import type { Plan } from './plan.ts'
import { stem } from './text/stem.ts'

const really = '(?:(?:only|just|really|mostly|mainly|actually|do|solely) )*'
const cares = new RegExp(
  `\\b(?:looking at|going by|judging by|(?:i|we) ${really}(?:care about|care for|focus on|(?:am|are) ${really}(?:interested in|focused on))) (?<what>[a-z][a-z ]{2,30}?)(?:,? (?:and )?not [a-z ]+)?[.;:,!]`,
  'i',
)
const matters =
  /(?:^|[.;:!] )(?<what>[a-z][a-z ]{2,30}?) (?:is what |are what |really )?(?:matters|matter|counts|count)(?: most)?(?: to (?:me|us))?[.;:,!]/i
/** "Top 5 by price", "with the most reviews": told in so many words. */
const open =
  /\b(?:top|best|worst|bottom)\b(?!.*\b(?:by|most|least|highest|lowest|in terms of|rated|selling)\b)/i

export function losesCare(question: string, plan: Plan, index: ModelIndex): boolean {
  if (
    !/\b(?:care|looking|going|judging|matters?|counts?|focus|focused|interested)\b/i.test(question) ||
    !open.test(question)
  )
    return false
  const what = (cares.exec(question) ?? matters.exec(question))?.groups?.['what']
  const [first] = plan.order
  if (what === undefined || first === undefined) return false
  const known = new Set(
    wordsOf(plan, first.column, index)
      .flatMap(phrase => phrase.split(' '))
      .map(stem),
  )
  return !what
    .toLowerCase()
    .split(' ')
    .some(word => known.has(stem(word)))
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
