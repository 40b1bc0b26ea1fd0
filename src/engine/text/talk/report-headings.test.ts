import { describe, expect, test } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'
import { tokenize } from '#engine/text/tokenize.ts'

const plainly = (question: string) =>
  tokenize(question)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['tie-out for October 2026: orders by status', 'for october 2026 : orders by status'],
  ['October 2026 wrap-up - orders by status', 'october 2026 : orders by status'],
  ['reconciling Q3 2026: income by type', 'q3 2026 : income by type'],
  ["yesterday's close: order count, revenue", 'yesterday : number of orders , revenue'],
  ['flip candidates: active homes under 500k', 'active homes under 500k'],
  ['Old Town candidates: homes under 500k', 'old town candidates : homes under 500k'],
  ['deep dive, orders by status', 'orders by status'],
  ['listings by status, whole database', 'listings by status , whole database'],
  ['when did it close, and at what price', 'when did it close , and at what price'],
])('%s', (said, meant) => expect(plainly(said)).toBe(meant))

describe('a polite heading', () => {
  rental.says('last year Aspen numbers please: revenue, bookings, average stay', 'AS revenue', "'Aspen'")
})
shop.says('low inventory report, product names', 'stock_quantity > 0 AND stock_quantity <= 10')
shop.says('low-inventory report, product names', 'stock_quantity > 0 AND stock_quantity <= 10')
shop.never('inventory report, product names', 'stock_quantity <= 10')

shop.says(
  'last month in four numbers: orders, revenue, units sold, AOV',
  'AS orders',
  'AS revenue',
  'AS units_sold',
)
