import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one number in two times, said with each of them', () => {
  const quarters = ["'2026-07-01'", "'2026-04-01'"]
  shop.says('units sold last quarter, units sold in the quarter before', 'AS units_sold', ...quarters)
  rental.says(
    'i want to see what we earned last quarter and next to it what we earned the quarter before that one',
    'AS revenue',
    ...quarters,
  )
  shop.says(
    'Revenue taken last month, and revenue taken in the corresponding month a year before it',
    'AS revenue',
    "'2026-10-01'",
    "'2025-10-01'",
  )
  homes.says('closings last month and closings the month before', "'2026-10-01'", "'2026-09-01'")
  shop.declines('revenue last month and units sold in the corresponding month a year before it')
})
