import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is missing in a time of its own beside what is limited', () => {
  rental.says(
    'guests with at least 4 completed stays and no upcoming stays',
    "count(*) FILTER (WHERE status = 'completed') AS stays",
    "status <> 'cancelled' AND check_in >= DATE '2026-11-16') AS bookings",
  )
  rental.says(
    'guests with at least 4 stays and no upcoming booking',
    'count(*) AS stays, count(*) FILTER (WHERE check_in >=',
  )
  rental.says(
    'homes with more than 20 bookings and none booked in December',
    'count(*) AS bookings, count(*) FILTER',
  )
  rental.says(
    'homes with at least 20 bookings last year but nothing scheduled',
    "check_in < DATE '2026-01-01'",
    "check_in >= DATE '2026-11-16'",
  )
  rental.says(
    'guests with at least 2 cancelled bookings and no completed stays',
    "count(*) FILTER (WHERE status = 'cancelled') AS bookings",
    "count(*) FILTER (WHERE status = 'completed') AS stays",
  )
  shop.says(
    'customers with at least 2 refunded orders and no order last month',
    "status = 'refunded') AS refunds",
    "DATE '2026-10-01'",
  )
})
