// Dollars and orders cannot be added up, nor a price taken from what was earned in a year: a formula that does was misread.
import type { Format } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import type { Column } from '#engine/plan.ts'
import { spokenQuantity } from '#engine/answer/quantity-words.ts'
import type { Expression } from './expression.ts'

/** What a part is measured in; `adds`: whether it is a total. Null for a number, which goes with anything. */
export type Unit = { format: Format; adds: boolean } | null

export function formatOf(index: ModelIndex, column: Column | undefined): Unit {
  if (column?.kind === 'attribute') return { format: index.attribute(column.attribute).format, adds: false }
  if (column?.kind !== 'quantity') return null
  const { format, adds } = spokenQuantity(index, column.quantity)
  return { format, adds }
}

const kinds: Partial<Record<Format, string>> = { number: 'count', price_per_sf: 'money', ratio: 'count' }

export const haveOneUnit = (one: Unit, other: Unit): boolean =>
  one === null ||
  other === null ||
  (kinds[one.format] ?? one.format) === (kinds[other.format] ?? other.format)

/** The unit of a sum is that of its parts; a product or a quotient has one of its own. */
export function unitOf(expression: Expression, unit: (text: string) => Unit): Unit {
  if (expression.kind === 'words') return unit(expression.text)
  if (expression.kind === 'number' || expression.op === '*' || expression.op === '/') return null
  return unitOf(expression.left, unit) ?? unitOf(expression.right, unit)
}

/** Whether all that is added or subtracted is of one kind: totals with totals, averages with averages. */
export function hasUnit(expression: Expression, unit: (text: string) => Unit): boolean {
  if (expression.kind !== 'combine') return true
  if (!hasUnit(expression.left, unit) || !hasUnit(expression.right, unit)) return false
  if (expression.op === '*' || expression.op === '/') return true
  const [left, right] = [unitOf(expression.left, unit), unitOf(expression.right, unit)]
  return haveOneUnit(left, right) && (left === null || right === null || left.adds === right.adds)
}

/** "Products in Books + stock": a number of things and what they have are two columns, and add up to nothing. */
export function addsOwnColumn(
  index: ModelIndex,
  { op }: { op: string },
  columns: readonly Column[],
): boolean {
  const counted = new Set(
    columns.flatMap(one =>
      one.kind === 'quantity' && one.quantity.kind === 'count' ? [index.noun(one.quantity.noun).table] : [],
    ),
  )
  return (
    (op === '+' || op === '-') &&
    columns.some(
      one =>
        one.kind === 'quantity' &&
        one.quantity.kind === 'aggregate' &&
        counted.has(index.attribute(one.quantity.attribute).table),
    )
  )
}
