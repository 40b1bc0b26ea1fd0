import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what a state alone is said of', () => {
  rental.says('how many were cancelled last month', 'count(*) AS cancellations')
  rental.says('how many cancelled bookings last month', "reservation_type <> 'viewing'", "'cancelled'")
})
