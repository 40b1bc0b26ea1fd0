import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what a question is about', () => {
  rental.says(
    'how many different guests did we host last year',
    'count(DISTINCT guest_email)',
    "status <> 'cancelled'",
    "reservation_type <> 'viewing'",
  )
  shop.says(
    "books that didn't sell at all last month",
    "category = 'Books'",
    'coalesce(q1.units_sold, 0) = 0',
  )
})
