// A part of a formula, read as the question that it would be alone: "active listings" and "per subdivision" make a number for
// each subdivision, with all the care that any other question gets.
import type { ModelIndex } from '#engine/model-index.ts'
import { addsUp } from '#engine/sql/joined.ts'
import type { Column, Plan } from '#engine/plan.ts'
import { amongRows, identifies } from './those-with-rows.ts'

/** The plan of a question, or null where it has none or leaves a choice. */
export type Ask = (question: string) => Plan | null

export interface Operand {
  plan: Plan
  column: Extract<Column, { kind: 'quantity' | 'attribute' }>
}

/** "Orders this month above last month's": a time alone names nothing that could be counted. */
const isTime =
  /^(?:in |during |for |of )*(?:the )?(?:this|last|previous|prior|past|current|next) (?:year|month|quarter|week)(?:['’]?s)?$|^(?:in )?20\d\d(?:['’]?s)?$/i

export function operandOf(
  text: string,
  before: string,
  behind: string,
  index: ModelIndex,
  ask: Ask,
): Operand | null {
  const said = text.replace(/^(?:the|our|their|its) /i, '')
  const framed = (words: string) => `${before}${words}${behind === '' ? '' : ` ${behind}`}`
  const plain = oneNumber(ask(framed(said)), said, index)
  if (plain !== null) return plain
  // "Active listings" alone would list them.
  const counts =
    !isTime.test(said) && !/^(?:number|count|#|avg|average|total|sum|median|min|max)\b/i.test(said)
  const counted = counts ? oneNumber(ask(framed(`number of ${said}`)), said, index) : null
  return counted?.column.kind === 'quantity' ? counted : null
}

/** One value in each row and nothing that another part could not share. */
function oneNumber(read: Plan | null, text: string, index: ModelIndex): Operand | null {
  const plan = read === null ? null : (amongRows(read, index) ?? read)
  if (plan === null || plan.summary.kind !== 'rows' || plan.keep.length > 0) return null
  if (plan.limitPer !== null || plan.shownFrom !== null || plan.skip !== undefined) return null
  const column = valueOf(plan)
  // "Status / reservation type": values that are counted only because a number was wanted.
  if (column?.kind === 'quantity')
    return column.quantity.kind !== 'distinct' ||
      identifies(column.quantity.attribute, index) ||
      /\b(?:different|distinct|unique)\b/i.test(text)
      ? { plan, column }
      : null
  if (column?.kind !== 'attribute') return null
  // "The highest orders" are ranked by an amount that nobody named.
  const { kind, label, words } = index.attribute(column.attribute)
  const isNamed = [label, ...words].some(word => text.toLowerCase().includes(word))
  return kind === 'number' && isNamed ? { plan, column } : null
}

/** What is computed, what a list is ranked by, or the one thing that it shows of each row. */
function valueOf({ columns, order, limit }: Plan): Column | null {
  const computed = columns.filter(({ kind }) => kind !== 'attribute')
  const [only, second] = computed.length > 0 ? computed : columns
  const ranking = computed.length === 0 && limit !== null ? columns[order[0]?.column ?? -1] : undefined
  return ranking ?? (second === undefined ? (only ?? null) : null)
}

/**
 * "Lifetime value divided by orders": a mean that nobody asked for, over a total, is neither's rate. "Average rental income as a
 * percent of price": those who rent and all homes have no mean in common.
 */
export function mixesMeans(index: ModelIndex, operands: ReadonlyMap<string, Operand>): boolean {
  const isImplied = ([text, { column }]: [string, Operand]) =>
    column.kind === 'quantity' &&
    column.quantity.kind === 'aggregate' &&
    column.quantity.fn === 'avg' &&
    !/\b(?:avg|average|mean|typical|per)\b/i.test(text)
  const isTotal = ({ column }: Operand) => column.kind === 'quantity' && addsUp(index, column.quantity)
  const nouns = new Set(
    [...operands.values()].map(({ column }) =>
      column.kind === 'quantity' && 'noun' in column.quantity ? column.quantity.noun : null,
    ),
  )
  const implied = [...operands].filter(isImplied)
  if (implied.length === 0) return false
  return implied.length < operands.size || nouns.size > 1 || [...operands.values()].some(isTotal)
}
