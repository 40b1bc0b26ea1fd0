import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is said of the rows that are missing tells which ones', () => {
  rental.says(
    'homes with no stay of more than 27 nights',
    'AND (r.check_out - r.check_in) > 27 GROUP BY l.id',
    'stays, 0) = 0',
  )
  rental.says('guests with no stay longer than a week', '(check_out - check_in) > 7')
  rental.says('homes with no bookings and more than 50 views', 'views, 0) > 50', 'bookings, 0) = 0')
  shop.declines('products without an order of more than 3 units this year')
  rental.never('homes never rented for more than 27 nights', 'price IS NULL')
})
