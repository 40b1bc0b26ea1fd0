// "3% of sales", "3% of everything under contract": a part of their money; nobody asks for a part of a home.
import type { ModelIndex } from '#engine/model-index.ts'
import type { Expression } from './expression.ts'
import type { Operand } from './operand.ts'

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
  if (!isPart) return parts
  const money = parts.flatMap(one => moneyOf(index, one) ?? [])
  return money.length < parts.length ? null : money
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
