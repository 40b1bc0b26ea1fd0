// How a question was understood, part by part, in the visitor's language. Shown under every answer.
import type { Chip } from '#contract/answer.ts'
import type { Condition } from '#contract/terms.ts'
import { isDecade } from '#engine/decade.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { dateWords } from './date-words.ts'
import { filterWords } from './filter-words.ts'
import { sentenceCase, spaced } from './grammar.ts'
import { keepWords } from './keep-words.ts'
import { keyNoun } from './key-words.ts'
import { periodOf, periodsOf, whenWords, wordsOfSpans } from './period.ts'
import { plainly } from './plainly.ts'
import { quantityAt, spokenColumn } from './column-words.ts'
import { spokenQuantity } from './quantity-words.ts'
import { endsOf, placed, superlative } from './superlatives.ts'
import { keyLabel } from './slots.ts'
import { impliedWords, unspoken, withoutArticle } from './unspoken.ts'

/** What was taken for granted, and the question that asks for the other reading. */
export interface Assumption {
  kind: Chip['kind']
  /** What was taken; absent, the first part of that kind. */
  text?: string
  /** It says by which date rows are counted, so that no other chip has to. */
  saysDate?: true
  instead?: { text: string; question: string }
}

export function understood(
  asked: Plan,
  index: ModelIndex,
  periodLabel: string | null,
  assumptions: readonly Assumption[] = [],
): Chip[] {
  const plan = plainly(asked, index)
  const dates = assumptions.every(({ saysDate }) => saysDate !== true)
  const chips: Chip[] = [
    ...subjects(plan, index).map(text => chip('measure', text)),
    ...filters(plan, index).map(text => chip('filter', text)),
    ...[...new Set(unspoken(asked, index).map(one => impliedWords(one, index)))].map(text =>
      chip('filter', text),
    ),
    ...periods(plan, index, periodLabel, dates).map(text => chip('period', text)),
    ...groupings(plan, index, dates).map(text => chip('grouping', text)),
    ...ordering(
      plan,
      index,
      assumptions.some(({ kind }) => kind === 'limit'),
    ),
  ]
  return assumptions.reduce(marked, chips)
}

const chip = (kind: Chip['kind'], text: string): Chip => ({ kind, text: sentenceCase(text) })

/** The chip that says it, or one more beside those of its kind. */
function marked(chips: Chip[], { kind, text, instead }: Assumption): Chip[] {
  const at = chips.findIndex(
    one => one.kind === kind && (text === undefined || one.text === sentenceCase(text)),
  )
  const assumed = instead === undefined ? {} : { instead }
  if (at >= 0) return chips.map((one, place) => (place === at ? { ...one, assumed } : one))
  if (text === undefined) return chips
  const last = chips.findLastIndex(one => one.kind === kind)
  return chips.toSpliced(last < 0 ? chips.length : last + 1, 0, { ...chip(kind, text), assumed })
}

function subjects(plan: Plan, index: ModelIndex): string[] {
  const [key] = plan.keys
  const values = plan.columns.flatMap((column, place) =>
    column.kind === 'attribute' ? [] : [spokenColumn(plan, index, place).label],
  )
  const rows = key === undefined ? '' : keyNoun(index, key)[1]
  switch (plan.summary.kind) {
    case 'rows':
      return values.length === 0 ? [rows] : [...new Set(values)]
    case 'count':
      return [`number of ${rows}`]
    case 'share':
      return plan.summary.of === undefined
        ? [`share of ${rows}`]
        : [`share of ${spokenColumn(plan, index, plan.summary.of).label}`]
    case 'bands':
      return [`number of ${rows}`]
    case 'concentration':
      return [`share of ${values[0] ?? ''} that the top ${plan.limit ?? 1} hold`]
    case 'aggregate': {
      const fn = { avg: 'average', sum: 'total', median: 'median', max: 'highest', min: 'lowest' }[
        plan.summary.fn
      ]
      const { label } = spokenColumn(plan, index, plan.summary.column)
      const said = label.startsWith(fn) ? label : `${fn} ${label}`
      return [
        plan.limit === null && plan.summary.fn !== 'sum'
          ? `${said} per ${key === undefined ? 'row' : keyNoun(index, key)[0]}`
          : said,
      ]
    }
  }
}

function filters(plan: Plan, index: ModelIndex): string[] {
  const periods = new Set(periodsOf(plan).flatMap(({ conditions }) => conditions))
  const words = filterWords(
    plan.where.filter(one => !periods.has(one)),
    index,
  )
  return [...words.before, ...words.nearest, ...words.after, ...words.having, ...keepWords(plan, index)].map(
    withoutArticle,
  )
}

function periods(plan: Plan, index: ModelIndex, label: string | null, dates: boolean): string[] {
  const found = periodsOf(plan)
  if (found.length > 0)
    return found.map(period => {
      const { attribute, spans } = period
      if (period.underWay !== undefined) return whenWords(period)
      const by = dates || found.length > 1 ? dateWords(index.attribute(attribute)) : ''
      const words = found.length > 1 ? null : label
      return `${words ?? wordsOfSpans(spans)}${by === '' ? '' : `, by ${by}`}`
    })
  const columns = plan.columns.flatMap(column => (column.kind === 'quantity' ? [column] : []))
  const sides = plan.keys.flatMap(key => (key.kind === 'sides' ? key.sides : []))
  // Periods that are compared are named where they are compared.
  if ([...columns, ...sides].some(one => periodOf(one) !== null)) return []
  if (label !== null) return [label]
  return plan.columns.some(column => isDated(column, index)) ? ['all dates'] : []
}

function isDated(column: Plan['columns'][number], index: ModelIndex): boolean {
  if (column.kind !== 'quantity') return false
  const { date } = spokenQuantity(index, column.quantity).noun
  return date !== undefined && index.attribute(date).quiet !== true
}

function groupings(plan: Plan, index: ModelIndex, dates: boolean): string[] {
  const isList = plan.columns.every(({ kind }) => kind === 'attribute')
  if (isList || plan.keys.length === 0) return []
  if (plan.summary.kind === 'bands')
    return [`by number of ${spokenColumn(plan, index, plan.summary.column).label}`]
  return plan.keys.map(key => groupingWords(key, index, dates))
}

function groupingWords(key: Key, index: ModelIndex, dates: boolean): string {
  switch (key.kind) {
    case 'sides':
      return key.sides.map(sideWords).join(' against ')
    case 'thing':
      return `by ${index.noun(key.noun).label[0]}`
    case 'bands':
      return `by steps of ${index.attribute(key.attribute).label}`
    case 'time':
    case 'hour':
    case 'month of year':
    case 'weekday':
      return spaced('by', keyLabel(index, key), dates ? of(dateWords(index.attribute(key.attribute))) : '')
    case 'step':
      return isDecade(index, key)
        ? `by decade of ${index.attribute(key.attribute).label}`
        : `by ${keyLabel(index, key)} in steps of ${key.size.toLocaleString('en-US')}`
    case 'attribute':
      return `by ${keyLabel(index, key)}`
  }
}

const sideWords = (side: { label: string; where: readonly Condition[] }): string => {
  const period = periodOf(side)
  return period === null || side.where.length > 1 ? side.label : wordsOfSpans(period.spans)
}

const of = (words: string) => (words === '' ? '' : `of ${words}`)

function ordering(plan: Plan, index: ModelIndex, saysBy: boolean): Chip[] {
  const [order] = plan.order
  const [group] = plan.keys
  const each = plan.limitPer === null || group === undefined ? '' : `for each ${keyNoun(index, group)[0]}`
  const limit = plan.limitPer ?? plan.limit
  if (order === undefined) return limit === null ? [] : [chip('limit', spaced(`first ${limit}`, each))]
  const spoken = spokenColumn(plan, index, order.column)
  if (['text', 'flag'].includes(spoken.format)) {
    const text =
      limit === null ? `sorted by ${spoken.label}` : spaced(`first ${limit} by ${spoken.label}`, each)
    return [chip(limit === null ? 'order' : 'limit', text)]
  }
  const end = endsOf(spoken)[order.descending ? 1 : 0]
  // "No orders": all of them have none, and none has more than another.
  const isNone = plan.keep.some(
    ({ column, op, value }) => column === order.column && op === '=' && value.kind === 'number',
  )
  if (limit === null && isNone) return []
  if (limit === null)
    return [chip('order', `${superlative(spoken, order.descending).replace(/^the /, '')} first`)]
  const ends = limit === 1 ? placed(plan.skip, `the ${end}`) : `${limit} ${end}`
  const by = saysBy || plan.columns.length > 1 ? `by ${quantityAt(plan, index, order.column)}` : ''
  return [chip('limit', spaced(ends, by, each))]
}
