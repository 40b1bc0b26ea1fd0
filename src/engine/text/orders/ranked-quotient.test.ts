import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('groups ranked by one number over another', () => {
  rental.says('Which three cities bring in the most revenue per listing?', 'ORDER BY ratio DESC', 'LIMIT 3')
  rental.says(
    "Top 5 cities by last year's revenue per listing in the city",
    'ORDER BY ratio DESC',
    "'2025-01-01'",
    'LIMIT 5',
  )
  rental.says('which 3 states have the fewest bookings per home this year', 'ORDER BY ratio,', "'2026-01-01'")
  rental.declines('which three cities bring in the most revenue per visitor')
})
