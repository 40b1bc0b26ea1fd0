// "Revenue / # of listings by state last year": the time is that of what happened. All homes count, and not those that were listed then.
import type { Condition } from '#contract/terms.ts'
import type { ModelIndex } from '#engine/model-index.ts'
import { nounOf } from '#engine/sql/quantities.ts'
import type { Operand } from './operand.ts'

const madeThen = /\b(?:new|newly|added|listed|launched|created|joined)\b/i

export function withAllHolders(
  index: ModelIndex,
  operands: ReadonlyMap<string, Operand>,
): ReadonlyMap<string, Operand> {
  const tables = [...operands.values()].flatMap(({ column }) =>
    column.kind === 'quantity' ? [nounOf(index, column.quantity).table] : [],
  )
  return new Map(
    [...operands].map(([text, one]) => [
      text,
      madeThen.test(text) ? one : withoutItsDate(index, one, tables),
    ]),
  )
}

/** Of people, those who came in that time may be meant as well as all. */
function withoutItsDate(index: ModelIndex, operand: Operand, tables: readonly string[]): Operand {
  const { plan, column } = operand
  if (column.kind !== 'quantity' || column.quantity.kind !== 'count') return operand
  const { table, vague = [] } = nounOf(index, column.quantity)
  const holds = tables.some(other => other !== table && index.path(other, table) !== null)
  if (!holds || vague.includes('people')) return operand
  const standing = (where: readonly Condition[]) =>
    where.filter(one => one.kind !== 'during' || index.attribute(one.attribute).table !== table)
  return {
    plan: { ...plan, where: standing(plan.where) },
    column: { ...column, where: standing(column.where) },
  }
}
