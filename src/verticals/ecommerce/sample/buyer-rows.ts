// The buyers as rows, once it is known what they bought.
import type { RowOf } from '#contract/tables.ts'
import { dollars } from '#verticals/money.ts'
import type { Buyer } from './buyers.ts'
import type { Purchase } from './purchases.ts'

/** The totals are the sums of the rows they stand for, to the cent. */
export function buyerRows(
  buyers: readonly Buyer[],
  purchases: readonly Purchase[],
): RowOf<'ecommerce_buyers'>[] {
  const totals = new Map(buyers.map(({ id }) => [id, { orders: 0, value: 0 }]))
  for (const { buyer, amount, status } of purchases) {
    const total = totals.get(buyer.id)
    if (total === undefined || status !== 'completed') continue
    total.orders += 1
    total.value += amount
  }
  return buyers.map(({ id, firstName, lastName, email, home }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    city: home.city,
    state: home.state,
    total_orders: totals.get(id)?.orders ?? 0,
    lifetime_value: dollars(totals.get(id)?.value ?? 0),
  }))
}
