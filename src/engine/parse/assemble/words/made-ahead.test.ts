import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how far ahead this year’s bookings were made', () => {
  const asked = "How many of this year's bookings were made at least 100 days before check-in?"
  rental.says(asked, "check_in >= DATE '2026-01-01'", 'created_at::date) >= 100')
  rental.never(asked, "created_at >= DATE '2026-01-01'")
  rental.says('2025 bookings that were made over 200 days ahead', "check_in >= DATE '2025-01-01'")
  // The time of the verb itself.
  rental.says('bookings made this year at least 100 days before check-in', "created_at >= DATE '2026-01-01'")
  rental.says('how many bookings were made in 2025', "created_at >= DATE '2025-01-01'")
})
