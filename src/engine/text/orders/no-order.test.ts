import { describe, expect, test } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'
import { withoutNoOrder } from './no-order.ts'

test.each([
  ['mls number, address and the days, no special order', 'mls number, address and the days'],
  ['homes in Aspen, any order is fine', 'homes in Aspen'],
  ['names in no particular order, with brand', 'names, with brand'],
  ["homes in Aspen, order doesn't matter", 'homes in Aspen'],
  ['homes in Aspen, in any order you like', 'homes in Aspen'],
  ["homes in Aspen. I don't care how it's sorted.", 'homes in Aspen.'],
  ['products in no order', 'products in no order'],
  ['customers with no order', 'customers with no order'],
  ['customers in Texas, no order', 'customers in Texas, no order'],
  ['the special order of last week', 'the special order of last week'],
])('%s', (said, meant) => expect(withoutNoOrder(said)).toBe(meant))

describe('an order that nobody asks for', () => {
  homes.says(
    'active ones sitting over 150 days, mls number, address, no special order',
    'days_on_market > 150',
  )
  shop.never('products out of stock, name and brand, in no particular order', 'orders')
})
