import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('came in with a number', () => {
  rental.says('which homes came in with an ADR last year under 200', 'adr', "check_in >= DATE '2025-01-01'")
  rental.says('how many bookings came in last week', 'created_at')
})
