// What words promise of amounts: a total beside an average stays one, and what things come to is money.
import { describeColumns } from './answer/columns.ts'
import type { ModelIndex } from './model-index.ts'
import type { Plan, Quantity } from './plan.ts'
import type { Promised } from './promised.ts'

const numbersOf = ({ columns }: Plan): number => columns.filter(({ kind }) => kind !== 'attribute').length
const showsMoney = (plan: Plan, index: ModelIndex): boolean =>
  describeColumns(plan, index).some(({ format }) => format === 'money' || format === 'price_per_sf')
const averages = ({ columns, keep }: Plan): boolean =>
  keep.length > 0 &&
  columns.some(
    one => one.kind === 'quantity' && one.quantity.kind === 'aggregate' && one.quantity.fn === 'avg',
  )

const mean = '(?:average|avg|mean|median)'
const counted = '(?:how many|number|count)'

const addsUp = /^(?:sum|count|min|max)$/
function fnOf(quantity: Quantity, index: ModelIndex): string {
  if (quantity.kind === 'aggregate') return quantity.fn
  if (quantity.kind !== 'measure') return 'count'
  const { value } = index.measure(quantity.measure)
  return value.kind === 'aggregate' ? value.of.fn : value.kind
}

/** A total or a number alone is no average. */
const hasMean = ({ columns, summary }: Plan, index: ModelIndex): boolean =>
  summary.kind !== 'rows' ||
  columns.some(one =>
    one.kind === 'quantity' ? !addsUp.test(fnOf(one.quantity, index)) : one.kind !== 'attribute',
  )
const groups = '(?:areas|subdivisions|neighbou?rhoods|communities|villages|cities|states|brands|categories)'

export const promisedSums: readonly Promised[] = [
  // "Total dollars and average price of homes sold this year": both of them.
  {
    what: 'each of the numbers',
    says: new RegExp(
      `\\b(?:total|sum) (?!number|count|of all the ${mean})(?:[a-z$]+ ){0,8}?[a-z$]+,? (?:and|plus|&) (?:the |their |its |an? )?${mean}\\b|\\b${mean} (?:[a-z$]+ ){0,6}?(?:and|plus|&) (?:the |their )?(?:total|sum)\\b`,
    ),
    isKept: plan => numbersOf(plan) > 1,
  },
  // "Number, total and average of the sold prices".
  {
    what: 'each of the numbers',
    says: new RegExp(`\\b${counted}, (?:total|sum),? (?:and|&|,) ${mean}\\b`),
    isKept: plan => numbersOf(plan) > 2,
  },
  // "What did the sales last quarter come to": their money, in one number or in one for each group.
  {
    what: 'what they come to',
    says: /^(?:what|how much) (?:do|does|did) (?!.*\b(?:days|nights|units|each|more|less|ord-?\d+)\b).* (?:come|came|amount|add up) to\b/,
    isKept: (plan, index) => showsMoney(plan, index) && (plan.summary.kind !== 'rows' || numbersOf(plan) > 0),
    alone: true,
  },
  // "Areas with nothing under 500k": none of their homes, and no average of them.
  {
    what: 'none of which',
    says: /\b(?:areas|subdivisions|neighbou?rhoods|communities|villages|cities|states|brands|categories) (?:with|have|has|having|where there is|that have) nothing\b/,
    isKept: plan => !averages(plan),
  },
  // "Areas averaging over 700k sold this year": no total of theirs.
  {
    what: 'an average',
    says: new RegExp(`^(?:which |what |the )?${groups} averaging\\b`),
    isKept: hasMean,
  },
  // "What percent higher is it in Texas than in California": no part that each of them holds.
  {
    what: 'how much more',
    says: /\b(?:what|how many) (?:percent|percentage|pct|%) (?:more|less|fewer|higher|lower)\b/,
    isKept: (plan, index) =>
      !plan.columns.some(({ kind }) => kind === 'share') &&
      describeColumns(plan, index).some(({ format }) => format === 'percent'),
  },
  // "Areas that took longer than average to sell": days, and no price.
  {
    what: 'how long it took',
    says: /\b(?:longer|faster|quicker|sooner|slower)\b[^.?!]*\bto sell\b/,
    isKept: (plan, index) =>
      describeColumns(plan, index).some(({ format }) => format === 'days') ||
      plan.where.some(one => 'attribute' in one && index.attribute(one.attribute).format === 'days'),
  },
  // "Top sellers last month with revenue and units": one row for each.
  {
    what: 'which ones',
    says: /\b(?:top|best)(?: \d+)?[ -](?:sellers|selling (?:products|items|brands|categories))\b/,
    isKept: ({ keys, summary }) => keys.length > 0 || summary.kind !== 'rows',
  },
]
