import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what is earned on something is earned by it, and on a day on that day', () => {
  rental.says('the total we earned on weekly stays last year', "check_in >= DATE '2025-01-01'")
  rental.says(
    'how much did we earn on the cabins last year',
    "check_in >= DATE '2025-01-01'",
    'mountain_cabin',
  )
  rental.never('how much did we earn on weekly stays last year', 'created_at')
  rental.says('how much did we make on July 4', "check_in < DATE '2026-07-05'")
  rental.says('what did we earn on Mondays this year', 'extract(isodow FROM check_in) IN (1)')
  rental.says('bookings we made on July 4', "created_at < DATE '2026-07-05'")
})
