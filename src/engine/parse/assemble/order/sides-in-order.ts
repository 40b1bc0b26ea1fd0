// "Pool vs no pool: average price, highest first": the sides of a comparison in the order of the one number that they are compared by.
import type { Plan } from '#engine/plan.ts'
import type { Draft } from '#engine/parse/assemble/draft.ts'
import { of, type ItemOf } from '#engine/parse/assemble/items.ts'
import { firstQuantity, quantities } from '#engine/parse/assemble/plan-columns.ts'

export function sidesInOrder({ placed }: Draft, plan: Plan): Plan {
  const [order, ...others] = of(placed, 'order')
  if (order === undefined || others.length > 0 || plan.order.length > 0 || plan.keys.length !== 1) return plan
  if (order.item.ofKeys === true) return plan
  const column = columnOf(order.item, plan)
  return column < 0 ? plan : { ...plan, order: [{ column, descending: order.item.descending }] }
}

/** The one that is named, or the only one. Of two numbers it is not said which puts them in order. */
function columnOf({ by, measures }: ItemOf<'order'>, plan: Plan): number {
  if (by === null && measures.length === 0) return quantities(plan).length === 1 ? firstQuantity(plan) : -1
  return plan.columns.findIndex(
    column =>
      column.kind === 'quantity' &&
      ((column.quantity.kind === 'measure' && measures.includes(column.quantity.measure)) ||
        (column.quantity.kind === 'aggregate' && by?.includes(column.quantity.attribute) === true)),
  )
}
