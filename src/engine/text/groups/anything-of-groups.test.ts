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
