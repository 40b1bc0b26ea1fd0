// A plan as a question of its own, in words that the engine reads back.
import type { Words } from '#contract/model.ts'
import type { Condition } from '#contract/terms.ts'
import { isDecade } from '#engine/decade.ts'
import type { Key, Plan, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { dated } from './filter-words.ts'
import { joined, plural, sentenceCase, singular, spaced } from './grammar.ts'
import { aboutWords, manyThings, things } from './noun-phrase.ts'
import { besidePeriod, periodOf, whenWords } from './period.ts'
import { hasQuantity } from './slots.ts'
import { manyDifferent, percentileLabel, spokenQuantity } from './quantity-words.ts'
import { leadPlace } from './telling.ts'

/** Null for plans that take more than a line to ask for. `when` stands in for the period: "last year". */
export function questionOf(plan: Plan, index: ModelIndex, when?: string): string | null {
  if (
    plan.summary.kind !== 'rows' ||
    plan.keep.length > 0 ||
    plan.limitPer !== null ||
    plan.skip !== undefined
  )
    return null
  const period = periodOf(plan)
  // Nothing is offered to go on from a night that two dates enclose.
  if (period?.underWay !== undefined) return null
  const filters = besidePeriod(plan.where, period)
  const words = period === null ? '' : whenWords(period)
  const isUsual = period === null || period.attribute === usualDate(plan, index)
  const time = when ?? (isUsual ? words : dated(index.attribute(period.attribute), words))
  return hasQuantity(plan)
    ? aboutQuantity(plan, index, filters, time)
    : aboutThings(plan, index, filters, time)
}

function usualDate(plan: Plan, index: ModelIndex): string | undefined {
  const column = plan.columns[leadPlace(plan) ?? -1]
  const [key] = plan.keys
  if (column?.kind === 'quantity') return spokenQuantity(index, column.quantity).noun.date
  return key?.kind === 'thing' ? index.noun(key.noun).date : undefined
}

function aboutThings(
  plan: Plan,
  index: ModelIndex,
  filters: readonly Condition[],
  time: string,
): string | null {
  const [key] = plan.keys
  if (key?.kind !== 'thing') return null
  return `Show ${spaced(manyThings(things(index, index.noun(key.noun), filters)), time)}`
}

function aboutQuantity(
  plan: Plan,
  index: ModelIndex,
  filters: readonly Condition[],
  time: string,
): string | null {
  const column = plan.columns[leadPlace(plan) ?? -1]
  if (column?.kind !== 'quantity' || column.where.length > 0) return null
  const { noun } = spokenQuantity(index, column.quantity)
  const isCount = column.quantity.kind === 'count'
  const all = manyThings(things(index, noun, filters))
  const name = isCount ? `number of ${all}` : quantityWords(index, column.quantity)
  const scope = isCount ? '' : aboutWords(index, noun, filters)
  const [key] = plan.keys
  if (key === undefined)
    return isCount ? `How many ${spaced(all, time)}?` : sentenceCase(spaced(name, scope, time))
  const keys = plan.keys.flatMap(one => keyWords(one, index) ?? [])
  if (keys.length < plan.keys.length) return null
  const [order] = plan.order
  if (order !== undefined && plan.limit !== null && keys.length === 1)
    return ranked(key, index, name, spaced(scope, time), order.descending, plan.limit)
  return sentenceCase(spaced(name, scope, 'by', joined(keys), time))
}

function ranked(
  key: Key,
  index: ModelIndex,
  name: string,
  scope: string,
  descending: boolean,
  limit: number,
): string {
  const one = key.kind === 'thing' ? index.noun(key.noun).label[0] : (keyWords(key, index) ?? '')
  const many = key.kind === 'thing' ? index.noun(key.noun).label[1] : plural(one)
  if (limit === 1) return `Which ${spaced(one, 'had the', descending ? 'highest' : 'lowest', name, scope)}?`
  return descending
    ? `Top ${limit} ${spaced(many, 'by', name, scope)}`
    : `${limit} ${spaced(many, 'with the lowest', name, scope)}`
}

function keyWords(key: Key, index: ModelIndex): string | null {
  switch (key.kind) {
    case 'attribute':
      return index.attribute(key.attribute).label
    case 'time':
      return key.grain
    case 'weekday':
      return 'day of the week'
    case 'month of year':
      return 'month of the year'
    case 'hour':
      return 'hour of the day'
    case 'thing':
      return index.noun(key.noun).label[0]
    case 'step':
      return isDecade(index, key) ? 'decade' : null
    case 'bands':
    case 'sides':
      return null
  }
}

const fnWords = { sum: 'total', avg: 'average', min: 'lowest', max: 'highest', median: 'median' } as const

/** The label where people also say it, else the first word that they do. */
const said = (label: string, words: Words): string =>
  words.includes(label) || words.includes(singular(label)) ? label : (words[0] ?? label)

function quantityWords(index: ModelIndex, quantity: Quantity): string {
  switch (quantity.kind) {
    case 'measure': {
      const { label, words } = index.measure(quantity.measure)
      return said(label, words)
    }
    case 'count':
      return `number of ${index.noun(quantity.noun).label[1]}`
    case 'distinct':
      return `number of different ${manyDifferent(index, quantity.attribute)}`
    case 'aggregate': {
      const { label, words } = index.attribute(quantity.attribute)
      return quantity.percentile === undefined
        ? `${fnWords[quantity.fn]} ${said(label, words)}`
        : percentileLabel(quantity.percentile, said(label, words))
    }
  }
}
