import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the higher of two sizes', () => {
  rental.says(
    'Which has the higher average nightly rate, our one-bedroom homes or our four-bedroom homes? Show both numbers.',
    'bedrooms IN (1, 4)',
    'GROUP BY bedrooms',
  )
  homes.says(
    'which have the lower average days on market, 3 bed homes or 5 bed homes',
    'beds IN (3, 5)',
    'avg(days_on_market)',
  )
  homes.never(
    'which area has the higher average price for 3 bed homes, Old Town or Sea Oaks',
    'GROUP BY beds',
  )
})
