import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('words of work and slips', () => {
  rental.says('value of cancelled reservations last year, by check-in date, one total', 'AS cancelled_value')
  rental.says(
    'chalet revenue quarter by quarter for calendar years 2025 and 2026',
    "check_in >= DATE '2025-01-01'",
    "check_in < DATE '2027-01-01'",
  )
  rental.says('how many clicks from folks who never told us who they are', 'visitor_id IS NULL')
  rental.says('gusts with 5+ stays', 'HAVING count(*) >= 5')
  rental.says('views → inquiries conversion per device', 'AS conversion')
})
