import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a time that is only of what is missing', () => {
  shop.says(
    'which customers spent more than $1,500 with us but bought nothing in the past six months',
    "FILTER (WHERE pu.status = 'completed') AS revenue",
    "count(*) FILTER (WHERE pu.purchase_date >= DATE '2026-05-15'",
  )
  rental.says(
    'homes that earned more than 10k but had no bookings last month',
    "FILTER (WHERE r.status IN ('confirmed', 'completed')) AS revenue",
    "r.check_in >= DATE '2026-10-01'",
  )
  rental.says('guests with 5 or more bookings but no stay in 2026', 'count(*) AS bookings')
})

describe('a time for both', () => {
  rental.says(
    'homes with more than 20 bookings but no cancellations this year',
    "WHERE r.check_in >= DATE '2026-01-01'",
  )
})
