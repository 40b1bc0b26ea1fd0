import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('when one home was sold, and for how much', () => {
  homes.says('When did the house at 10 Keepers Lane close?', 'close_date', "'10 Keepers Lane'")
  homes.says('When did the house at 10 Keepers Lane close, and for how much?', 'sold_price', 'close_date')
  homes.says('what did 10 Keepers Lane close for and when', 'sold_price', 'close_date')
})

describe('what one home sold for, and how long it sat', () => {
  homes.says('what did 10 Keepers Lane close for and how many days did it sit', 'sold_price, days_on_market')
})

describe('the month in which homes closed', () => {
  homes.says('avg price by close month', "WHERE status = 'SLD' GROUP BY date_trunc('month', close_date)")
  homes.says('% of closings that sold more than 5% below ask, each close year', 'AS share_pct', 'year')
  homes.says('top 3 subdivisions by volume in each closing year', 'PARTITION BY year')
})

homes.says(
  'how many of the homes that closed in 2025 sold within a week',
  'days_on_market <= 7',
  "DATE '2025-01-01'",
)
homes.says('which houses that closed last month sold above asking', 'sold_price > ask_price')
