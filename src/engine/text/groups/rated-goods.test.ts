import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('how well goods are rated, and what they are called', () => {
  shop.says('5.0 rated products, names', 'rating = 5')
  shop.says('4.5+ rated books', 'rating >= 4.5')
  shop.says(
    'old stock: products added 2+ yrs ago w/ more than 200 on hand, name + qty',
    'stock_quantity > 200',
  )
  shop.declines('old customers: products in Beauty')
})
