import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

homes.says(
  '# actives, # UC, # closed past 90d per subdivision',
  "count(*) FILTER (WHERE status = 'COP') AS active_listings",
  "count(*) FILTER (WHERE status = 'SLD' AND close_date >=",
)
homes.says('how many active listings and how many sales this year in Old Town', "(WHERE status = 'COP')")
// The time is said of those that are active.
homes.declines('number of active listings this year and number of sales by subdivision')

describe('a mean of those that stand so today beside what happened in a time', () => {
  homes.says(
    'board snapshot: # active, # under contract, # sold past 90 days, avg active ask',
    "avg(ask_price) FILTER (WHERE status = 'COP')",
    "count(*) FILTER (WHERE status = 'SLD' AND close_date >= DATE '2026-08-17'",
  )
  homes.declines('actives, avg ask, # sold this year')
})
