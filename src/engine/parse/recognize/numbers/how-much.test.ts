import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how much in such things', () => {
  shop.says('how much in sales came in through each payment method this year', 'sum(total_amount)')
  homes.says('how much in closed deals this year', 'sum(sold_price)')
  shop.says('how much in pending orders', 'sum(total_amount)', "status = 'pending'")
  rental.says('how much in cancelled bookings this year', 'sum(total_price)', "status = 'cancelled'")
})
