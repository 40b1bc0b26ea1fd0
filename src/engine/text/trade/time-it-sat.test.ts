import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('how long each of them sat is a column', () => {
  homes.says(
    "Show every Old Town home that's under contract, with the asking price and how many days it sat.",
    'SELECT address, mls_number, ask_price, days_on_market',
  )
  homes.says('sold homes last month: address, price and how many days each took to sell', 'days_on_market')
  homes.says('average price and how long they sat in Old Town', 'avg(days_on_market)')
  homes.says('actives over 120 days in sea oaks, longest sitters first', 'ORDER BY days_on_market DESC')
})

describe('the fewest days of any of them', () => {
  homes.says(
    'how many homes closed in the past 90 days, their total volume, and the fewest days any of them spent on the market',
    'sum(sold_price)',
    'min(days_on_market)',
  )
})

homes.says(
  'fastest sale this year in each subdivision (fewest days on market): subdivision, address, days',
  'PARTITION BY subdivision ORDER BY lowest_days_on_market',
)
homes.says(
  'the 5 slowest sales of 2025 (most days on market), address',
  'ORDER BY days_on_market DESC',
  'LIMIT 5',
)
