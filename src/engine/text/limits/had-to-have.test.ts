import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what homes must have', () => {
  homes.says('5 lowest $/sf actives, must have pool, under 1M ask', 'AND has_pool', 'ask_price < 1000000')
  homes.says('3 beds in Old Town, must be under 700k', 'price < 700000', 'beds = 3')
})

describe('what had to be done was done', () => {
  shop.says('biggest order we ever had to refund - order number, amount', "status = 'refunded'", 'LIMIT 1')
  rental.says('bookings we had to cancel last year', "status = 'cancelled'")
  // Those are still to come.
  shop.declines('how many orders do we have to refund')
})
