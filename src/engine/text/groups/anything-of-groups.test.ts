import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('groups that have anything beyond a limit', () => {
  homes.says(
    'In which areas is anything asking above three million right now?',
    "status = 'COP' AND ask_price > 3000000",
    'GROUP BY subdivision',
  )
  homes.says('is there any community with something asking below 250k', 'GROUP BY subdivision')
  shop.says('which brand has anything over 1000 dollars?', 'price > 1000 GROUP BY brand')
  shop.says('which categories have something out of stock', 'stock_quantity = 0 GROUP BY category')
})

describe('an average that is asked for stays one', () => {
  homes.says('which areas are asking over 1 million on average', 'HAVING avg(ask_price) > 1000000')
})

describe('groups that have something beyond an amount', () => {
  homes.says(
    'how many areas have something over 2 million',
    'count(DISTINCT subdivision)',
    'WHERE price > 2000000',
  )
  homes.says(
    'areas with something over 2 million on the market, how many',
    'count(DISTINCT subdivision)',
    "status = 'COP'",
  )
  homes.says('areas with nothing under 500k', 'price < 500000', 'coalesce(q1.listings, 0) = 0')
  shop.says('brands with nothing under 20 dollars', 'price < 20', 'coalesce(q1.products, 0) = 0')
  homes.says('show me homes, nothing under 500k', 'price >= 500000')
  homes.says('homes under contract per subdivision, how many', 'GROUP BY subdivision')
})
