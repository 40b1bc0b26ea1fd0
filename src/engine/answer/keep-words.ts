// Conditions on finished rows in words, as what a row has: "more than 3 stays", "less revenue in 2026 than in 2025".
import type { Comparator, Condition } from '#contract/terms.ts'
import type { Keep, Plan, Quantity } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { mannerOf } from './attribute-words.ts'
import { formatDay, formatNumber } from './format.ts'
import { isPlural, spaced, withArticle } from './grammar.ts'
import { aboutWords } from './noun-phrase.ts'
import { againstNumber } from './against-number.ts'
import { levelComparison } from './number-words.ts'
import { besidePeriod, periodOf, whenWords } from './period.ts'
import { quantityAt, spokenColumn } from './column-words.ts'
import { conditionsBehind, countedThings, type Spoken, spokenQuantity } from './quantity-words.ts'

export const keepWords = (plan: Plan, index: ModelIndex): string[] => [
  ...new Set(plan.keep.map(keep => oneKeep(plan, index, keep))),
]

function oneKeep(plan: Plan, index: ModelIndex, keep: Keep): string {
  const spoken = spokenColumn(plan, index, keep.column)
  const { op, value } = keep
  const column = plan.columns[keep.column]
  if (column?.kind === 'quantity' && column.quantity.kind === 'distinct' && value.kind === 'number') {
    const { noun, attribute } = column.quantity
    const at = mannerOf(index.attribute(attribute)) === 'in' ? 'in' : 'with'
    return `${index.noun(noun).label[1]} ${at} ${againstNumber(spoken, op, value.value)}`
  }
  if (column?.kind === 'quantity' && column.quantity.kind === 'distinct' && value.kind === 'quantity') {
    const { noun, attribute } = column.quantity
    return `${index.noun(noun).label[1]} in every ${index.attribute(attribute).label}`
  }
  switch (value.kind) {
    case 'number':
      return againstNumber(spoken, op, value.value)
    case 'day':
      return `${withArticle(spoken.label)} ${op === '<' ? 'before' : 'from'} ${formatDay(value.day)}${op === '<' ? '' : ' on'}`
    case 'column':
      return againstColumn(plan, index, keep, value.column, value.times)
    case 'overall':
      if (column?.kind === 'attribute')
        return `${withArticle(spoken.label)} ${levelComparison(op, timesWords(value.times, 'the average'))}`
      return spoken.adds
        ? compared(spoken, op, timesWords(value.times, 'the average'))
        : `${withArticle(spoken.label)} ${levelComparison(op, timesWords(value.times, 'the overall one'))}`
    case 'quantity':
      return `${spoken.adds ? spoken.label : withArticle(spoken.label)} ${levelComparison(op, timesWords(value.times, ofOtherRows(index, value.quantity, value.where ?? [])))}`
    case 'own group': {
      const of = { avg: 'average', median: 'median', max: 'highest', min: 'lowest' }[value.fn]
      const group = index.attribute(value.attribute).label
      const all =
        value.of === undefined
          ? `the ${of}`
          : ofOtherRows(index, { kind: 'aggregate', fn: value.fn, ...value.of }, [])
      return `${withArticle(spoken.label)} ${levelComparison(op, timesWords(value.times, `${all} in the same ${group}`))}`
    }
    case 'previous':
      return compared(spoken, op, `the ${previousName(plan)} before`)
  }
}

/** "The average sold price in Sea Oaks", "the average price per sq ft of sold homes". */
function ofOtherRows(index: ModelIndex, quantity: Quantity, where: readonly Condition[]): string {
  const spoken = spokenQuantity(index, quantity)
  const isNamed = quantity.kind !== 'aggregate' || index.attribute(quantity.attribute).noun !== undefined
  return `the ${spaced(spoken.label, isNamed ? conditionsBehind(index, spoken, where) : `of ${countedThings(index, spoken, where)}`)}`
}

/** "Half of the average", "twice the average", "95% of the ask price". */
function timesWords(times: number | undefined, of: string): string {
  if (times === undefined) return of
  const name = { 0.5: 'half of', 2: 'twice' }[times]
  return `${name ?? (times < 1 ? `${formatNumber(times * 100, 'percent')} of` : `${times} times`)} ${of}`
}

function againstColumn(
  plan: Plan,
  index: ModelIndex,
  { column, op }: Keep,
  other: number,
  times?: number,
): string {
  const [left, right] = [spokenColumn(plan, index, column), spokenColumn(plan, index, other)]
  const when = [column, other].map(place => periodWordsAt(plan, place))
  const [now, before] = when
  if (
    quantityAt(plan, index, column) === quantityAt(plan, index, other) &&
    now &&
    before &&
    times === undefined
  ) {
    const one = plan.columns[column]
    const spoken = one?.kind === 'quantity' ? spokenQuantity(index, one.quantity) : left
    return compared({ ...spoken, label: spaced(spoken.label, scopeAt(plan, index, column)) }, op, before, now)
  }
  if (times !== undefined && now && before)
    return `${left.label} ${levelComparison(op, timesWords(times, right.label))}`
  const than = timesWords(times, right.adds ? right.label : `the ${right.label}`)
  if (left.adds && right.adds && times === undefined) return compared(left, op, right.label)
  return `${left.adds ? left.label : withArticle(left.label)} ${levelComparison(op, than)}`
}

/** The conditions of a column other than its period. */
function scopeAt(plan: Plan, index: ModelIndex, place: number): string {
  const column = plan.columns[place]
  if (column?.kind !== 'quantity') return ''
  const period = periodOf(column)
  return aboutWords(index, spokenQuantity(index, column.quantity).noun, besidePeriod(column.where, period))
}

function periodWordsAt(plan: Plan, place: number): string | null {
  const column = plan.columns[place]
  const period = column?.kind === 'quantity' ? periodOf(column) : null
  return period === null ? null : whenWords(period)
}

/** "more bookings in 2026 than in 2025", "at least as much revenue as the month before", "a higher average stay than …". */
function compared({ label, adds }: Spoken, op: Comparator, other: string, when = ''): string {
  const isUp = op === '>' || op === '>='
  const some = isPlural(label) ? 'many' : 'much'
  const subject = spaced(label, when)
  if (op === '=') return `the same ${subject} as ${other}`
  if (op === '<>') return `another ${subject} than ${other}`
  if (adds && op === '>=') return `at least as ${some} ${subject} as ${other}`
  if (adds && op === '<=') return `at most as ${some} ${subject} as ${other}`
  if (adds) return `${isUp ? 'more' : isPlural(label) ? 'fewer' : 'less'} ${subject} than ${other}`
  return `${isUp ? 'a higher' : 'a lower'}${op.endsWith('=') ? ' or equal' : ''} ${subject} than ${other}`
}

const previousName = (plan: Plan): string => {
  const time = plan.keys.find(key => key.kind === 'time')
  return time?.kind === 'time' ? time.grain : 'one'
}
