// "3% of sales", "3% of everything under contract", "refunds as a % of revenue": a part of their money; nobody asks for a part of a home.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Expression } from './expression.ts'
import type { Operand } from './operand.ts'
import { formatOf } from './units.ts'

export function inItsMoney(
  index: ModelIndex,
  expression: Expression,
  parts: readonly Operand[],
): readonly Operand[] | null {
  const isPart =
    expression.kind === 'combine' &&
    expression.op === '*' &&
    expression.right.kind === 'number' &&
    expression.right.value < 1 &&
    expression.left.kind === 'words' &&
    !/\b(?:number|count|many|#)\b/i.test(expression.left.text)
  if (isOverMoney(index, expression, parts)) {
    const [part, ...whole] = parts
    const money = part === undefined ? null : moneyOf(index, part)
    return money === null ? null : [money, ...whole]
  }
  if (!isPart) return parts
  const money = parts.flatMap(one => moneyOf(index, one) ?? [])
  return money.length < parts.length ? null : money
}

/** "Refunds as a % of revenue": theirs against all of it. "Orders / revenue" may be meant as numbers. */
function isOverMoney(index: ModelIndex, expression: Expression, parts: readonly Operand[]): boolean {
  const [part, whole, ...others] = parts
  if (expression.kind !== 'combine' || expression.op !== '/' || others.length > 0) return false
  if (expression.left.kind !== 'words' || expression.right.kind !== 'words') return false
  const { column } = part ?? {}
  return (
    /\b(?:refunds|returns|cancellations)\b/i.test(expression.left.text) &&
    !/\b(?:number|count|many|#)\b/i.test(expression.left.text) &&
    column?.kind === 'quantity' &&
    column.quantity.kind === 'count' &&
    formatOf(index, whole?.column)?.format === 'money'
  )
}

function moneyOf(index: ModelIndex, operand: Operand): Operand | null {
  const { column } = operand
  if (column.kind !== 'quantity' || column.quantity.kind !== 'count') return operand
  const { id, amount, date } = index.noun(column.quantity.noun)
  // A nightly rate or the price of a product is no money that came in.
  const happens = date !== undefined && !date.endsWith('.created_at')
  if (amount === undefined || !(happens || index.attribute(amount).overTime !== undefined)) return null
  return {
    ...operand,
    column: { ...column, quantity: { kind: 'aggregate', fn: 'sum', noun: id, attribute: amount } },
  }
}
