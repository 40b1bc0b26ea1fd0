import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('two prices of the homes that sold', () => {
  homes.says(
    'list price vs sold price by area this year',
    'avg(ask_price)',
    'avg(sold_price)',
    "close_date >= DATE '2026-01-01'",
  )
  homes.says('average sold price by close year', 'extract(year FROM close_date)')
  homes.never('list price by area this year', 'avg(sold_price)')
})
