// Columns of an answer as they are spoken of: a name, a way to say a value with it, and what its extremes are called.
import type { Aggregate, Condition, Format, Noun } from '#contract/model.ts'
import type { Json } from '#contract/tables.ts'
import type { Column, Plan, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { labelOf } from '#engine/time/period.ts'
import { filterWords, flatWords } from './filter-words.ts'
import { formatValue, numberOf } from './format.ts'
import { isPlural, plural, singular, spaced, withArticle } from './grammar.ts'
import { aboutWords, manyThings, things } from './noun-phrase.ts'
import { inPeriod, periodOf, wordsOfSpans } from './period.ts'

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
      const label = `different ${plural(index.attribute(quantity.attribute).label)}`
      return { label, format: 'count', adds: true, noun }
    }
    case 'aggregate': {
      const { label, format } = index.attribute(quantity.attribute)
      return {
        label: aggregateLabel(quantity.fn, label, format),
        format: aggregateFormat(quantity.fn, format),
        adds: quantity.fn === 'sum',
        noun: index.noun(quantity.noun),
        ...(quantity.fn === 'min' || quantity.fn === 'max' ? { bare: label } : {}),
      }
    }
  }
}

const isTime = (format: Format) => format === 'date' || format === 'moment' || format === 'year'

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

/** A column as its heading names it, which says what sets it apart from its neighbors. */
export function spokenColumn(plan: Plan, index: ModelIndex, place: number): Spoken {
  const column = plan.columns[place]
  if (column === undefined) throw new RangeError(`the plan has no column ${place}`)
  const spoken = unlabeled(plan, index, column)
  return 'label' in column && column.label !== undefined && isTelling(column, column.label)
    ? { ...spoken, label: column.label }
    : spoken
}

/** A label that only keeps columns apart, or repeats the dates, says less than the words for what stands in it. */
function isTelling(column: Column, label: string): boolean {
  if (/^(?:part|whole|share|share pct)$/.test(label)) return false
  const spans = column.kind === 'quantity' ? (periodOf(column)?.spans ?? []) : []
  return !spans.some(span => labelOf(span) === label)
}

function unlabeled(plan: Plan, index: ModelIndex, column: Column): Spoken {
  const at = (place: number) => spokenColumn(plan, index, place)
  switch (column.kind) {
    case 'attribute': {
      const { label, format, table } = index.attribute(column.attribute)
      return { label, format, adds: false, noun: { table, label: [label, label] } }
    }
    case 'quantity': {
      const spoken = spokenQuantity(index, column.quantity)
      const isCount = column.quantity.kind === 'count'
      return { ...spoken, label: (isCount ? countedThings : quantityUnder)(index, spoken, column.where) }
    }
    case 'difference': {
      const [left, right] = [at(column.left), at(column.right)]
      const [quantity, other] = [column.left, column.right].map(place => quantityAt(plan, index, place))
      const label =
        quantity === other ? `change in ${quantity}` : `difference between ${left.label} and ${right.label}`
      return { ...left, label, adds: false, format: column.percent ? 'percent' : left.format }
    }
    case 'quotient':
      return quotient(plan, index, column)
    case 'share': {
      const of = at(column.of)
      return { ...of, label: `share of ${of.label}`, format: 'percent', adds: false }
    }
    case 'running': {
      const of = at(column.of)
      return { ...of, label: `running total of ${of.label}`, adds: false }
    }
    case 'growth': {
      const of = at(column.of)
      return {
        ...of,
        label: `change in ${of.label}`,
        adds: false,
        format: column.percent ? 'percent' : of.format,
      }
    }
  }
}

function quotient(plan: Plan, index: ModelIndex, column: Extract<Column, { kind: 'quotient' }>): Spoken {
  const [top, bottom] = [spokenColumn(plan, index, column.top), spokenColumn(plan, index, column.bottom)]
  const isShare = quantityAt(plan, index, column.top) === quantityAt(plan, index, column.bottom)
  const money = top.format === 'money' && bottom.format !== 'money'
  return {
    ...top,
    adds: false,
    label: isShare
      ? spaced('share of', bottom.label, partWords(plan, index, column))
      : column.percent
        ? `${top.label} as a share of ${bottom.label}`
        : `${top.label} per ${singular(bottom.label)}`,
    format: column.percent ? 'percent' : money ? 'money' : 'ratio',
  }
}

/** What sets the part apart from its whole: "with a pool", "that are cancelled". */
function partWords(plan: Plan, index: ModelIndex, { top, bottom }: { top: number; bottom: number }): string {
  const [part, whole] = [plan.columns[top], plan.columns[bottom]]
  if (part?.kind !== 'quantity' || whole?.kind !== 'quantity') return ''
  const texts = new Set(whole.where.map(one => JSON.stringify(one)))
  return flatWords(
    filterWords(
      part.where.filter(one => !texts.has(JSON.stringify(one))),
      index,
    ),
  )
}

/** The plain name of the quantity at a place: what two periods of one measure have in common. */
export function quantityAt(plan: Plan, index: ModelIndex, place: number): string {
  const column = plan.columns[place]
  return column?.kind === 'quantity'
    ? spokenQuantity(index, column.quantity).label
    : spokenColumn(plan, index, place).label
}

const quantityUnder = (index: ModelIndex, spoken: Spoken, where: readonly Condition[]): string =>
  spaced(spoken.label, conditionsBehind(index, spoken, where))

/** What is counted takes its conditions as things do: "active listings with a pool in 2025". */
export function countedThings(index: ModelIndex, { noun }: Spoken, where: readonly Condition[]): string {
  const { period, others } = apart(where)
  return spaced(manyThings(things(index, noun, others)), period)
}

function apart(where: readonly Condition[]) {
  const period = periodOf({ where })
  const others = where.filter(condition => condition !== period?.condition)
  return { others, period: period === null ? '' : inPeriod(wordsOfSpans(period.spans)) }
}

/** "in 2025", "for listings with a pool in 2025". */
export function conditionsBehind(index: ModelIndex, { noun }: Spoken, where: readonly Condition[]): string {
  const { period, others } = apart(where)
  return spaced(aboutWords(index, noun, others), period)
}

/** A value with its name: "412 bookings", "$1,204 in revenue", "an average stay of 4.1 nights". */
export function amountOf(spoken: Spoken, value: Json | undefined): string {
  const shown = formatValue(value, spoken.format)
  if (value === null || value === undefined) return `no ${spoken.label}`
  if (numberOf(value) === null) return `${spoken.label} ${shown}`
  if (spoken.label.startsWith('share of ')) return `${shown} of ${spoken.label.slice('share of '.length)}`
  if (!spoken.adds)
    return isPlural(spoken.label) ? `${spoken.label} of ${shown}` : `${withArticle(spoken.label)} of ${shown}`
  if (spoken.format === 'money' || !isPlural(spoken.label)) return `${shown} in ${spoken.label}`
  if (shown.endsWith(spoken.label)) return shown
  return `${shown} ${shown === '1' ? singular(spoken.label) : spoken.label}`
}

/** What the two ends of a value are called. */
export function endsOf({
  label,
  format,
}: Pick<Spoken, 'label' | 'format'>): readonly [low: string, high: string] {
  if (isTime(format)) return ['earliest', 'latest']
  if (/^(?:difference|change|share)\b/.test(label)) return ['smallest', 'largest']
  if (/\b(?:stay|time|window|duration)\b/.test(label)) return ['shortest', 'longest']
  return ['lowest', 'highest']
}

/** The same behind a verb: things that are counted are common, values are high. */
export const endsBehind = (spoken: Spoken): readonly [low: string, high: string] =>
  spoken.adds && spoken.format === 'count' ? ['least common', 'most common'] : endsOf(spoken)

/** "the most revenue", "the fewest bookings", "the highest average stay". */
export function superlative(spoken: Spoken, descending: boolean): string {
  const { label, format, adds, bare } = spoken
  if (adds && !label.startsWith('total'))
    return `the ${descending ? 'most' : isPlural(label) ? 'fewest' : 'least'} ${label}`
  const [low, high] = endsOf({ label, format })
  const extreme = descending ? high : low
  if (bare === undefined) return `the ${extreme} ${label}`
  return label.startsWith(extreme)
    ? `the ${label}`
    : `the ${extreme} ${label.replace(/^\w+/, top => (top === 'highest' ? 'maximum' : 'minimum'))}`
}

/** "the average stay", "the average days on market", but "occupancy" and "days on market". */
export const definite = ({ label }: Spoken): string =>
  isMany({ label }) || !label.includes(' ') || /^(?:the|an?) /.test(label) ? label : `the ${label}`

/** Whether the verb is in the plural: an average of days is one number. */
export const isMany = ({ label }: Pick<Spoken, 'label'>): boolean =>
  isPlural(label) && !/^(?:average|median|highest|lowest|earliest|latest|total|share|change)\b/.test(label)
