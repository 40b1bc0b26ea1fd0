import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a number followed over time', () => {
  homes.says('are prices going up', "date_trunc('month', close_date)", "status = 'SLD'")
  homes.says('price per sf trend by quarter', 'avg(price_per_sf)', "status = 'SLD'")
  homes.says('average days on market by month', 'avg(days_on_market)', "status = 'SLD'")
  homes.says('median price by year in Old Town', 'percentile_cont(0.5)', "status = 'SLD'", "'Old Town'")
  homes.declines('Show the price history of 18 Keepers Lane')
  homes.declines('price trend of active listings by month')
  homes.never('average price by year built', "status = 'SLD'")
})
