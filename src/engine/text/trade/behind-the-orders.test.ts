import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many each, behind a ranking', () => {
  shop.says('3 products w most refunded orders, how many each', "status = 'refunded'", 'LIMIT 3')
  rental.says('3 cities with most bookings: how many each', 'GROUP BY l.city', 'LIMIT 3')
  homes.says('3 areas with the most active listings, count each', "status = 'COP'", 'LIMIT 3')
})

describe('orders that were sent back for a refund', () => {
  shop.says(
    'customers who sent back four or more orders for a refund, and how many each',
    "status = 'refunded'",
    'HAVING count(*) >= 4',
  )
  shop.says('how many orders were sent back for a refund last month', "status = 'refunded'")
})

describe('payment methods that people pay with', () => {
  shop.says('which payment methods have people used to pay us?', 'GROUP BY payment_method')
  shop.says('which payment methods do people pay us with?', 'GROUP BY payment_method')
})

describe('not one that was sold', () => {
  shop.says(
    'products we have on stock but not one unit sold in the last 90 days',
    'stock_quantity > 0',
    'coalesce(q1.units_sold, 0) = 0',
  )
  shop.says('brands with not a single order placed this month', 'coalesce(q1.orders, 0) = 0')
})

shop.says(
  'customers with 5 or more refunded orders. first, last, email, count',
  'b.email',
  'HAVING count(*) >= 5',
)
