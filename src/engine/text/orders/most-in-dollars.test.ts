import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('what sold the most in dollars', () => {
  const byRevenue = ['ORDER BY revenue DESC', "'2026-01-01'"]
  shop.says(
    "tell me the five states where we've sold the most this year in dollars",
    'b.state',
    ...byRevenue,
    'LIMIT 5',
  )
  shop.says('which brand sold the most in dollars this year?', 'pr.brand', ...byRevenue, 'LIMIT 1')
  shop.says(
    'what five brands are selling the least in dollars this year and how much did each do',
    'ORDER BY revenue, pr.brand LIMIT 5',
  )
  homes.says(
    'Name the 3 areas that sold the most in dollars so far this year.',
    'ORDER BY volume DESC',
    'LIMIT 3',
  )
  shop.says('which brand sold the most this year', 'ORDER BY units_sold DESC')
  shop.declines('what do we sell the most of in dollars')
})
