// How a question was understood, part by part, in the visitor's language. Shown under every answer.
import type { Chip } from '#contract/answer.ts'
import type { Attribute, Condition, Default } from '#contract/model.ts'
import type { Key, Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { attributesOf } from '#engine/condition-attributes.ts'
import { mannerOf, scalarWords } from './attribute-words.ts'
import { filterWords } from './filter-words.ts'
import { joined, sentenceCase, spaced } from './grammar.ts'
import { keepWords } from './keep-words.ts'
import { keyNoun } from './key-words.ts'
import { periodOf, wordsOfSpans } from './period.ts'
import { plainly } from './plainly.ts'
import { spokenColumn } from './column-words.ts'
import { spokenQuantity } from './quantity-words.ts'
import { endsOf, superlative } from './superlatives.ts'
import { keyLabel } from './slots.ts'

/** Another reading that was as good as the one taken, and the question that asks for it. */
export interface Alternative {
  kind: Chip['kind']
  /** What was taken for granted; absent, the first part of that kind. */
  text?: string
  other: string
  question: string
}

export function understood(
  asked: Plan,
  index: ModelIndex,
  periodLabel: string | null,
  alternatives: readonly Alternative[] = [],
): Chip[] {
  const plan = plainly(asked, index)
  const chips: Chip[] = [
    ...subjects(plan, index).map(text => chip('measure', text)),
    ...filters(plan, index).map(text => chip('filter', text)),
    ...unspoken(asked, index).map(text => chip('filter', text)),
    ...periods(plan, index, periodLabel).map(text => chip('period', text)),
    ...groupings(plan, index).map(text => chip('grouping', text)),
    ...ordering(plan, index),
  ]
  return alternatives.reduce(marked, chips)
}

const chip = (kind: Chip['kind'], text: string): Chip => ({ kind, text: sentenceCase(text) })

function marked(chips: Chip[], { kind, text, other, question }: Alternative): Chip[] {
  const at = chips.findIndex(
    one => one.kind === kind && (text === undefined || one.text === sentenceCase(text)),
  )
  const assumed = { other, question }
  if (at < 0) return text === undefined ? chips : [...chips, { ...chip(kind, text), assumed }]
  return chips.map((one, place) => (place === at ? { ...one, assumed } : one))
}

function subjects(plan: Plan, index: ModelIndex): string[] {
  const [key] = plan.keys
  const values = plan.columns.flatMap((column, place) =>
    column.kind === 'attribute' ? [] : [spokenColumn(plan, index, place).label],
  )
  const rows = key === undefined ? '' : keyNoun(index, key)[1]
  switch (plan.summary.kind) {
    case 'rows':
      return values.length === 0 ? [rows] : values
    case 'count':
      return [`number of ${rows}`]
    case 'share':
      return plan.summary.of === undefined
        ? [`share of ${rows}`]
        : [`share of ${spokenColumn(plan, index, plan.summary.of).label}`]
    case 'concentration':
      return [`share of ${values[0] ?? ''} that the top ${plan.limit ?? 1} hold`]
    case 'aggregate': {
      const fn = { avg: 'average', sum: 'total', median: 'median', max: 'highest', min: 'lowest' }[
        plan.summary.fn
      ]
      return [
        `${fn} ${spokenColumn(plan, index, plan.summary.column).label} per ${key === undefined ? 'row' : keyNoun(index, key)[0]}`,
      ]
    }
  }
}

function filters(plan: Plan, index: ModelIndex): string[] {
  const period = periodOf(plan)
  const words = filterWords(
    plan.where.filter(one => one !== period?.condition),
    index,
  )
  return [...words.before, ...words.nearest, ...words.after, ...words.having, ...keepWords(plan, index)].map(
    withoutArticle,
  )
}

/** "Nightly rate below $500", but "with a pool". */
const withoutArticle = (text: string): string =>
  /^an? \S+$/.test(text) ? `with ${text}` : text.replace(/^an? /, '')

/** What was left out or required without being said, since it changes the number. */
function unspoken(plan: Plan, index: ModelIndex): string[] {
  const given = [
    ...plan.where,
    ...plan.columns.flatMap(column => (column.kind === 'quantity' ? column.where : [])),
  ]
  const spoken = new Set(given.flatMap(attributesOf))
  const grouped = new Set(plan.keys.map(key => (key.kind === 'attribute' ? key.attribute : '')))
  const words = impliedBy(plan, index)
    .filter(({ attribute }) => !spoken.has(attribute) && !grouped.has(attribute))
    .map(one => impliedWords(one, index))
  return [...new Set(words)]
}

function impliedBy(plan: Plan, index: ModelIndex): Default[] {
  const ofNoun = (id: string) =>
    (index.noun(id).where ?? []).filter(one => one.kind === 'is' && one.not === true)
  const ofKeys = plan.keys.flatMap(key => (key.kind === 'thing' ? ofNoun(key.noun) : []))
  const ofColumns = plan.columns.flatMap(column => {
    if (column.kind !== 'quantity') return []
    if (column.quantity.kind !== 'measure') return ofNoun(column.quantity.noun)
    const { where, noun } = index.measure(column.quantity.measure)
    return where === undefined ? ofNoun(noun) : where.filter(one => changesNumber(one, index))
  })
  return [...ofKeys, ...ofColumns]
}

/** What a measure is made of needs no mention; which states of things it counts does. */
const changesNumber = (one: Default, index: ModelIndex): boolean =>
  one.kind !== 'is' || one.not === true || mannerOf(index.attribute(one.attribute)) === 'status'

function impliedWords(condition: Default, index: ModelIndex): string {
  if (condition.kind === 'is') {
    const attribute = index.attribute(condition.attribute)
    const values = joined(condition.values.map(value => scalarWords(attribute, value)))
    return condition.not === true ? `${values} left out` : `only ${values}`
  }
  const words = filterWords([condition], index)
  return `only ${[...words.before, ...words.nearest, ...words.after, ...words.having].map(withoutArticle).join(' ')}`
}

function periods(plan: Plan, index: ModelIndex, label: string | null): string[] {
  const period = periodOf(plan)
  if (period !== null) {
    const by = dateWords(index.attribute(period.attribute))
    return [`${label ?? wordsOfSpans(period.spans)}${by === '' ? '' : `, by ${by}`}`]
  }
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

/** "check-in"; "booked on" becomes "date booked"; a bare "time" says nothing. */
function dateWords({ label }: Attribute): string {
  const happened = /^(\w+) on$/.exec(label)?.[1]
  return happened === undefined ? (label === 'time' ? '' : label) : `date ${happened}`
}

function groupings(plan: Plan, index: ModelIndex): string[] {
  const isList = plan.columns.every(({ kind }) => kind === 'attribute')
  if (isList || plan.keys.length === 0) return []
  return plan.keys.map(key => groupingWords(key, index))
}

function groupingWords(key: Key, index: ModelIndex): string {
  switch (key.kind) {
    case 'sides':
      return key.sides.map(sideWords).join(' against ')
    case 'thing':
      return `by ${index.noun(key.noun).label[0]}`
    case 'bands':
      return `by steps of ${index.attribute(key.attribute).label}`
    case 'time':
    case 'weekday':
      return spaced('by', keyLabel(index, key), of(dateWords(index.attribute(key.attribute))))
    case 'step':
      return `by ${keyLabel(index, key)}${key.size === 10 ? ` of ${index.attribute(key.attribute).label}` : ''}`
    case 'attribute':
      return `by ${keyLabel(index, key)}`
  }
}

const sideWords = (side: { label: string; where: readonly Condition[] }): string => {
  const period = periodOf(side)
  return period === null || side.where.length > 1 ? side.label : wordsOfSpans(period.spans)
}

const of = (words: string) => (words === '' ? '' : `of ${words}`)

function ordering(plan: Plan, index: ModelIndex): Chip[] {
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
  if (limit === null)
    return [chip('order', `${superlative(spoken, order.descending).replace(/^the /, '')} first`)]
  const ends = limit === 1 ? `the ${end}` : `${limit} ${end}`
  return [chip('limit', spaced(ends, byWhat(plan, spoken.label), each))]
}

/** Where several values stand in a row, the ranking says which one it follows. */
const byWhat = (plan: Plan, label: string): string => (plan.columns.length > 1 ? `by ${label}` : '')
