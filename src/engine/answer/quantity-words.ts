// What is computed from rows, as it is spoken of: a name, and what it is limited to.
import type { Aggregate, Noun } from '#contract/model.ts'
import type { Condition, Format } from '#contract/terms.ts'
import type { Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { isPlural, plural, spaced } from './grammar.ts'
import { aboutWords, manyThings, things } from './noun-phrase.ts'
import { besidePeriod, periodOf, whenWords } from './period.ts'
import { isTime } from './superlatives.ts'

export interface Spoken {
  /** "revenue", "bookings", "average nightly rate". */
  label: string
  format: Format
  /** A total that grows with every row: it "comes to" and there is "most" of it. Anything else "is", and is "highest". */
  adds: boolean
  /** The noun whose rows it is made of. */
  noun: Pick<Noun, 'table' | 'label' | 'date'>
  /** The label names the conditions already. */
  isScoped?: boolean
  /** For an extreme, the label without it: "nightly rate" of "highest nightly rate". */
  bare?: string
}

type Fn = Exclude<Aggregate['fn'], 'count' | 'distinct'>

export function spokenQuantity(index: ModelIndex, quantity: Quantity): Spoken {
  switch (quantity.kind) {
    case 'measure': {
      const { label, format, value, noun, date } = index.measure(quantity.measure)
      const adds = value.kind === 'aggregate' && ['count', 'distinct', 'sum'].includes(value.of.fn)
      const of = index.noun(noun)
      return { label, format, adds, noun: date === undefined ? of : { ...of, date } }
    }
    case 'count': {
      const noun = index.noun(quantity.noun)
      return { label: noun.label[1], format: 'count', adds: true, noun }
    }
    case 'distinct': {
      const noun = index.noun(quantity.noun)
      const label = `different ${manyDifferent(index, quantity.attribute)}`
      return { label, format: 'count', adds: true, noun }
    }
    case 'aggregate': {
      const { label, format } = index.attribute(quantity.attribute)
      return {
        label:
          quantity.percentile === undefined
            ? aggregateLabel(quantity.fn, label, format)
            : percentileLabel(quantity.percentile, label),
        format: aggregateFormat(quantity.fn, format),
        adds: quantity.fn === 'sum',
        noun: index.noun(quantity.noun),
        ...(quantity.fn === 'min' || quantity.fn === 'max' ? { bare: label } : {}),
      }
    }
  }
}

/** "Different cities"; of a number that only tells things apart, the things. */
export function manyDifferent(index: ModelIndex, id: string): string {
  const { table, label } = index.attribute(id)
  const things =
    id === `${table}.id`
      ? index.model.nouns.find(noun => noun.table === table && noun.key === undefined)
      : undefined
  return things?.label[1] ?? plural(label)
}

/** "90th percentile of price". */
export const percentileLabel = (percent: number, label: string): string =>
  `${percent}${nth(percent)} percentile of ${label}`

const nth = (number: number): string =>
  number > 10 && number < 20 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th')

export function aggregateLabel(fn: Fn, label: string, format: Format): string {
  const names = { sum: 'total', avg: 'average', median: 'median', ...extremes(format) }
  if (label.startsWith(names[fn])) return label
  // "Average days on market" is what people say; "average bedrooms" is not.
  const isNumberOf = isPlural(label) && fn !== 'sum' && format !== 'days'
  return `${names[fn]} ${isNumberOf ? 'number of ' : ''}${label}`
}

const extremes = (format: Format) =>
  isTime(format)
    ? ({ min: 'earliest', max: 'latest' } as const)
    : ({ min: 'lowest', max: 'highest' } as const)

/** Between two whole numbers lie averages that are none. */
export const aggregateFormat = (fn: Fn, format: Format): Format =>
  format === 'count' && (fn === 'avg' || fn === 'median') ? 'number' : format

export const quantityUnder = (index: ModelIndex, spoken: Spoken, where: readonly Condition[]): string =>
  spaced(spoken.label, conditionsBehind(index, spoken, where))

/** What is counted takes its conditions as things do: "active listings with a pool in 2025". */
export function countedThings(index: ModelIndex, { noun }: Spoken, where: readonly Condition[]): string {
  const { period, others } = apart(where)
  return spaced(manyThings(things(index, noun, others)), period)
}

function apart(where: readonly Condition[]) {
  const period = periodOf({ where })
  return { others: besidePeriod(where, period), period: period === null ? '' : whenWords(period) }
}

/** "in 2025", "for listings with a pool in 2025". */
export function conditionsBehind(index: ModelIndex, { noun }: Spoken, where: readonly Condition[]): string {
  const { period, others } = apart(where)
  return spaced(aboutWords(index, noun, others), period)
}
