import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a day that is planned is the day', () => {
  rental.says(
    'Show me cancelled reservations by month of planned check-in for 2025.',
    "status = 'cancelled'",
    "date_trunc('month', check_in)",
  )
})
