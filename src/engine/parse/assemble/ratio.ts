// One number over another, beside the two.
import type { QuantityRef } from '#engine/parse/item.ts'
import type { Column, Plan } from '#engine/plan.ts'
import type { Draft } from './draft.ts'
import { of } from './items.ts'
import { tableOf } from './keys.ts'
import { quantity } from './quantity.ts'

/** "Inquiries / views by device": both numbers, and one over the other. */
export function ratio(draft: Draft, plan: Plan): Plan | null {
  const [wish] = of(draft.placed, 'ratio')
  if (wish === undefined || plan.keep.length > 0 || of(draft.placed, 'ratio').length > 1) return null
  const place = (ref: QuantityRef) => {
    const wanted = JSON.stringify(quantity(draft, ref))
    return plan.columns.findIndex(one => one.kind === 'quantity' && JSON.stringify(one.quantity) === wanted)
  }
  const [top, bottom] = [place(wish.item.top), place(wish.item.bottom)]
  if (top < 0 || bottom < 0 || top === bottom) return null
  const tables = [wish.item.top, wish.item.bottom].map(ref => tableOf(draft, quantity(draft, ref)))
  // Inquiries of views are a rate, homes of sales a ratio.
  const isPart = tables[0] === tables[1] && (wish.item.percent || isWhole(draft, wish.item.bottom))
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

/** Refunds of orders: what stands below is all there is. */
const isWhole = ({ index, picker }: Draft, ref: QuantityRef) => {
  const one = picker.quantity(ref)
  return one?.kind === 'count' && (index.noun(one.noun).where ?? []).length === 0
}
