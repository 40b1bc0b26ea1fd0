// Columns of an answer as they are spoken of, those made of other columns included.
import type { Json } from '#contract/tables.ts'
import { columnsIn, type Column, type Formula, type Plan } from '#engine/plan.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { labelOf } from '#engine/time/period.ts'
import { filterWords, flatWords } from './filter-words.ts'
import { formatValue, numberOf } from './format.ts'
import { isPlural, singular, spaced, withArticle } from './grammar.ts'
import { periodOf } from './period.ts'
import { besides } from './plainly.ts'
import { countedThings, quantityUnder, spokenQuantity, type Spoken } from './quantity-words.ts'

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
        quantity === other
          ? `${isInTime(plan, column.left) ? 'change' : 'difference'} in ${quantity}`
          : `difference between ${left.label} and ${right.label}`
      return { ...plain(left), label, format: column.percent ? 'percent' : left.format }
    }
    case 'quotient':
      return quotient(plan, index, column)
    case 'formula': {
      const [first = 0] = columnsIn(column.of)
      const label = formulaWords(column.of, place => at(place).label)
      return { ...plain(at(first)), label, format: column.percent ? 'percent' : 'number' }
    }
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

/** What is made of it adds up to nothing and is no extreme any more. */
const plain = ({ label, format, noun }: Spoken): Spoken => ({ label, format, noun, adds: false })

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const

/** "units sold ÷ (units sold + total stock)". */
function formulaWords(formula: Formula, name: (place: number) => string): string {
  if (formula.kind === 'column') return name(formula.column)
  if (formula.kind === 'number') return formula.value.toLocaleString('en-US')
  const [left, right] = [formula.left, formula.right].map(part => {
    const words = formulaWords(part, name)
    return part.kind === 'combine' ? `(${words})` : words
  })
  return `${left ?? ''} ${signs[formula.op]} ${right ?? ''}`
}

/** What differs from one year to the next has changed; homes with a pool and without differ. */
const isInTime = (plan: Plan, place: number): boolean => {
  const column = plan.columns[place]
  return column?.kind === 'quantity' && periodOf(column) !== null
}

function quotient(plan: Plan, index: ModelIndex, column: Extract<Column, { kind: 'quotient' }>): Spoken {
  const [top, bottom] = [spokenColumn(plan, index, column.top), spokenColumn(plan, index, column.bottom)]
  const isShare =
    quantityAt(plan, index, column.top) === quantityAt(plan, index, column.bottom) && isPartOf(plan, column)
  const money = top.format === 'money' && bottom.format !== 'money'
  return {
    ...plain(top),
    label:
      column.times !== undefined
        ? `${top.label} ÷ (${bottom.label} ÷ ${column.times.toLocaleString('en-US')})`
        : isShare
          ? spaced('share of', bottom.label, partWords(plan, index, column))
          : column.percent
            ? `${top.label} as a share of ${bottom.label}`
            : `${top.label} per ${singular(bottom.label)}`,
    format: column.percent ? 'percent' : money ? 'money' : 'ratio',
  }
}

/** Refunded orders are part of all orders, but not of the completed ones. */
function isPartOf(plan: Plan, { top, bottom }: { top: number; bottom: number }): boolean {
  const [part, whole] = [plan.columns[top], plan.columns[bottom]]
  return (
    part?.kind !== 'quantity' || whole?.kind !== 'quantity' || besides(whole.where, part.where).length === 0
  )
}

/** What sets the part apart from its whole: "with a pool", "that are cancelled". */
function partWords(plan: Plan, index: ModelIndex, { top, bottom }: { top: number; bottom: number }): string {
  const [part, whole] = [plan.columns[top], plan.columns[bottom]]
  if (part?.kind !== 'quantity' || whole?.kind !== 'quantity') return ''
  return flatWords(filterWords(besides(part.where, whole.where), index))
}

/** The plain name of the quantity at a place: what two periods of one measure have in common. */
export function quantityAt(plan: Plan, index: ModelIndex, place: number): string {
  const column = plan.columns[place]
  return column?.kind === 'quantity'
    ? spokenQuantity(index, column.quantity).label
    : spokenColumn(plan, index, place).label
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
  // "835 nights" are the total nights.
  if (shown.endsWith(spoken.label.replace(/^total /, ''))) return shown
  return `${shown} ${shown === '1' ? singular(spoken.label) : spoken.label}`
}
