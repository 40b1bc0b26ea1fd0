// One number over another, beside the two.
import type { Column, Plan, Quantity } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { tableOf } from './keys.ts'
import { placeOf } from './plan-columns.ts'
import { quantity } from './quantity.ts'

/** "Inquiries / views by device": both numbers, and one over the other. */
export function ratio(draft: Draft, plan: Plan): Plan | null {
  const [wish] = of(draft.placed, 'ratio')
  if (wish === undefined || plan.keep.length > 0 || of(draft.placed, 'ratio').length > 1) return null
  const [above, below] = [quantity(draft, wish.item.top), quantity(draft, wish.item.bottom)]
  const [top, bottom] = [placeOf(plan, above), placeOf(plan, below)]
  if (top < 0 || bottom < 0 || top === bottom) return null
  // Inquiries of views are a rate, homes of sales a ratio.
  const isPart = areAlike(draft, above, below) && (wish.item.percent || isWhole(draft, below))
  const percent = draft.asks.has('share') || isPart
  const columns: Column[] = [...plan.columns, { kind: 'quotient', top, bottom, percent, label: 'ratio' }]
  const ranked = of(draft.placed, 'rank').length > 0 || (plan.keys.length > 0 && plan.order.length > 0)
  return {
    ...plan,
    columns,
    order: ranked
      ? [{ column: columns.length - 1, descending: plan.order[0]?.descending ?? true }]
      : plan.order,
  }
}

/** Rows of one table, counted the same way: money over orders is no rate, and neither are page views over sessions. */
const areAlike = (draft: Draft, above: Quantity, below: Quantity) =>
  tableOf(draft, above) === tableOf(draft, below) &&
  [above, below].every(one => one.kind === 'count' && draft.index.noun(one.noun).key === undefined)

/** Refunds of orders: what stands below is all there is. */
const isWhole = ({ index }: Draft, one: Quantity) =>
  one.kind === 'count' && (index.noun(one.noun).where ?? []).length === 0
