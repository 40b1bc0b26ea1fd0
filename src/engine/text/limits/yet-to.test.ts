import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what has yet to come about', () => {
  shop.says('Which products have yet to receive a single review?', 'review_count = 0')
  shop.says('products yet to be reviewed in Books', 'review_count = 0', "category = 'Books'")
  rental.says(
    'homes yet to get a single booking this year',
    'coalesce(q1.bookings, 0) = 0',
    "DATE '2026-01-01'",
  )
  homes.says('subdivisions that have yet to record a sale this year', 'coalesce(q1.sales, 0) = 0')
  shop.says('customers yet to place a single order', 'total_orders = 0')
  rental.declines('homes still yet to be booked for December')
})

describe('stays that have not begun yet', () => {
  rental.says(
    "the reservations that are confirmed and haven't checked in yet, add up the money for me",
    "status = 'confirmed' AND check_in >= DATE '2026-11-16'",
  )
  rental.says('bookings that have not started yet, by city', "check_in >= DATE '2026-11-16'")
})
