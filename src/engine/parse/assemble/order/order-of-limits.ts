// "States with at least 30 customers and an average lifetime value over $1,200, highest first": by what was limited last, where the first
// limit only counts.
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of } from '#engine/parse/assemble/items.ts'
import { quantity, same } from '#engine/parse/assemble/quantity.ts'
import type { Column } from '#engine/plan.ts'

/** The column of the last limit, or -1 where the first number is what is put in order. */
export function lastLimited(draft: Draft, columns: readonly Column[]): number {
  const limits = of(draft.placed, 'having')
  const last = limits.at(-1)
  const order = of(draft.placed, 'order').find(({ item }) => item.by === null && item.measures.length === 0)
  if (last === undefined || limits.length < 2 || draft.quantities.length > 0) return -1
  if (order === undefined || order.start < last.end || /\b(most|fewest|least)\b/.test(order.text)) return -1
  const first = columns.find(one => one.kind === 'quantity')
  if (first?.kind !== 'quantity' || first.quantity.kind !== 'count') return -1
  if (last.item.quantity.kind === 'count' || last.item.than.kind !== 'number') return -1
  const limited = quantity(draft, last.item.quantity)
  return columns.findIndex(one => one.kind === 'quantity' && same(one.quantity, limited))
}
