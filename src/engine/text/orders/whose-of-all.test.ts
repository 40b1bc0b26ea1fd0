import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('whose of them all', () => {
  shop.says(
    'Of all the brands, whose products are most often out of stock, by number of products?',
    'stock_quantity = 0',
    'LIMIT 1',
  )
  shop.never('of all the categories, whose products sell best', 'LIMIT 10')
})
