import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what was given up on asking', () => {
  homes.says(
    'the five closings with the most dollars off the asking price, address and how much off',
    'AS discount',
    'ORDER BY discount DESC',
    'LIMIT 5',
  )
  homes.says(
    'the ten homes that sold furthest below asking in percent: address and percent',
    'ORDER BY discount_percent DESC',
  )
  homes.says(
    '10 biggest discounts in percent of the asking price, closed this year, address and percent',
    'ORDER BY discount_percent DESC',
    'LIMIT 10',
  )
  homes.says('average discount in percent of ask by subdivision', 'avg((100 *', 'GROUP BY subdivision')
})

homes.says(
  '5 closings with the deepest discount as a percent of ask, address and percent',
  'ORDER BY discount_percent DESC',
  'LIMIT 5',
)

describe('discounts by other names', () => {
  homes.says(
    '5 deepest dollar discounts off ask, closings this year, address and discount',
    'ORDER BY discount DESC',
  )
  homes.says(
    'five biggest discounts on homes closed this year, address and dollars off',
    'ORDER BY discount DESC',
  )
})
