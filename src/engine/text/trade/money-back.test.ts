import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('money that was lost again', () => {
  shop.says(
    'how much money went back to customers as refunds on orders from last quarter',
    'sum(total_amount)',
    "status = 'refunded'",
  )
  shop.says('how much did we give back to our customers last quarter', "status = 'refunded'")
  shop.says(
    'which brand cost me the most in refunds this year, and how much',
    "status = 'refunded'",
    'GROUP BY pr.brand',
  )
  rental.says('which home lost us the most to cancellations', "status = 'cancelled'", 'LIMIT 1')
})

describe('what comes back', () => {
  shop.says('which products come back the most', 'AS refund_count', 'GROUP BY pr.id, pr.name')
  shop.says('which product gets returned most often', 'AS refund_count', 'LIMIT 1')
  shop.says('customers who came back', 'total_orders >= 2')
  shop.says('Some things come back too often. Which products have the highest refund rate?', 'AS refund_rate')
})

shop.never('how much money did we refund per category this year', 'count(')

shop.says(
  'how much money went back out the door as refunds in the past 90 days?',
  'sum(total_amount)',
  "'refunded'",
)
