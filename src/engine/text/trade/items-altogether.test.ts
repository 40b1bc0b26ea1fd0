import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('items in stock, added up', () => {
  shop.says('how many items do we have in stock altogether', 'sum(stock_quantity)')
  shop.says(
    'how many electronics items are on hand in total',
    'sum(stock_quantity)',
    "category = 'Electronics'",
  )
  shop.says('how many items do we have in stock', 'count(*)')
  shop.says('how many different items do we have in stock altogether', 'count(*)')
})
