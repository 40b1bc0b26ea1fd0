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
