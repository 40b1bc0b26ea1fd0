import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('an end of an order, said behind the things', () => {
  rental.says('show me the three beach houses that are the cheapest per night', 'ORDER BY price,', 'LIMIT 3')
  rental.says('which are the three beach houses most cheap?', 'ORDER BY price,', 'LIMIT 3')
  shop.says('the 5 products that are newest', 'ORDER BY created_at DESC', 'LIMIT 5')
})
