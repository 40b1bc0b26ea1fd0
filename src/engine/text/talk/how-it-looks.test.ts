import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how a number looks is what it is', () => {
  rental.says(
    'whats the averge length of stay lookin like on upcomming bookings',
    'avg((check_out - check_in))',
    "check_in >= DATE '2026-11-16'",
  )
  rental.says('how are bookings looking for next month', 'count(*) AS bookings')
  rental.says('how is revenue looking this month', 'sum(total_price)')
})

describe('nothing says what, or which December', () => {
  rental.declines('how is it looking this month')
  rental.declines("what's occupancy looking like in december")
  rental.declines('what are people looking for')
})
