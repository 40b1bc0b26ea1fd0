import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('two states, two numbers', () => {
  for (const question of [
    'sold and active listings per subdivision',
    'how many sold and active homes are there in each area',
    'active vs sold homes by number of bedrooms',
  ])
    homes.says(
      question,
      "count(*) FILTER (WHERE status = 'SLD') AS sales",
      "count(*) FILTER (WHERE status = 'COP') AS active_listings",
    )
  homes.says(
    'active count, pending count and closings last month by area',
    "count(*) FILTER (WHERE status = 'COP')",
    "count(*) FILTER (WHERE status = 'SCO')",
    "close_date >= DATE '",
  )
  homes.says('expired vs withdrawn count', 'GROUP BY status')
})

homes.says('expired or withdrawn listings built after 2012', "status IN ('EXP', 'WDN')", 'year_built >= 2013')
