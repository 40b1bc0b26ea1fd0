import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a place in an order, as of a contest', () => {
  homes.says(
    'which community came in second for volume this year and with how much',
    'sum(sold_price) AS volume',
    'LIMIT 1 OFFSET 1',
  )
  rental.says('what city was number two for bookings last year', 'GROUP BY l.city', 'OFFSET 1')
  rental.says('which city had the second highest bookings last year', 'count(*) AS bookings', 'OFFSET 1')
  rental.says('which state finished third in 2025 by revenue?', 'sum(r.total_price)', 'OFFSET 2')
  shop.says('which payment method is number 3 by orders?', 'GROUP BY payment_method', 'OFFSET 2')
})

describe('what stands in no order', () => {
  homes.declines('which home is second in Old Town?')
  shop.declines('which customer placed second order in 2025')
})
