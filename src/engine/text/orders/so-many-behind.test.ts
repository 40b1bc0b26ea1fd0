import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('how many, said behind', () => {
  shop.says('top products by revenue, 10', 'LIMIT 10')
  shop.says('cheapest products, 5 only', 'ORDER BY price', 'LIMIT 5')
  rental.says('most viewed homes, max 5', "'view'", 'LIMIT 5')
})
