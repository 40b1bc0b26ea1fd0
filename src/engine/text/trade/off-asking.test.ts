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

describe('how close to asking the homes of an area sell on average', () => {
  homes.says(
    'areas with at least 10 sales this year where homes closed on average below 98% of asking',
    'HAVING count(*) >= 10 AND avg((100 * (sold_price',
    '< 98',
  )
  homes.says('in which areas did homes sell on average for over 98% of asking this year?', '> 98')
})

describe('the percentage that sales are ranked by', () => {
  homes.says(
    'top 5 sales of this year by discount as a percentage of the asking price, with address and percentage',
    'ORDER BY discount_percent DESC',
    'LIMIT 5',
  )
})

homes.says('10 sales furthest over ask in $, address and amount over', 'ORDER BY premium DESC', 'LIMIT 10')
homes.says('5 closings furthest below asking: address, amount under', 'ORDER BY discount DESC', 'LIMIT 5')
homes.says('top 5 solds by $ over ask', 'ORDER BY premium DESC', 'LIMIT 5')
homes.says('sales by area over ask', 'GROUP BY subdivision')
homes.says('biggest $ over ask ever, address + amount', 'AS premium', 'ORDER BY premium DESC', 'LIMIT 1')
homes.says('top 5 $ under list with address', 'AS discount', 'LIMIT 5')
homes.says('homes sold over ask, biggest first', 'ORDER BY sold_price DESC')
