import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one period against another', () => {
  shop.says(
    'Which customers spent more this year than last year?',
    "DATE '2026-01-01'",
    "DATE '2025-01-01'",
    ' > ',
  )
  rental.says('Compare revenue this year with last year, by city', 'change_pct', 'city')
  rental.says('for feb through dec 2025 the % change in revenue vs the month before', 'lag(revenue)')
  homes.says(
    'In which months of 2025 was the sales volume lower than in the month before?',
    'lag(volume)',
    '< 0',
  )
  rental.says('Bookings made this month compared with the same month last year', 'created_at', 'Nov 2025')
})

homes.says('$/sf Old Town and Sea Oaks, actives against solds', 'GROUP BY subdivision, status')
homes.says('avg price in Old Town and Sea Oaks, pool vs no pool', 'GROUP BY subdivision, has_pool')
