import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('states of homes, taken together', () => {
  const both = ["status IN ('EXP', 'WDN')", 'GROUP BY subdivision', 'count(*)']
  homes.says('Count the expired and withdrawn listings together for each area.', ...both)
  homes.says('number of expired and withdrawn listings by community, combined', ...both)
  homes.says(
    '3 areas with minimum average price per square foot, homes with status sold',
    "status = 'SLD'",
    'ORDER BY avg(price_per_sf), ',
    'LIMIT 3',
  )
  homes.never(
    'expired and withdrawn listings by area, both numbers',
    'SELECT subdivision, count(*) AS listings',
  )
})
