import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('where most of it comes from', () => {
  shop.says(
    'what 5 cities are our sales mostly coming from this year',
    'b.city',
    'ORDER BY revenue DESC',
    'LIMIT 5',
  )
  shop.says('which 3 cities do our orders mostly come from', 'ORDER BY orders DESC', 'LIMIT 3')
  rental.says('which sources do our leads mainly come from', 'ORDER BY visitors DESC', 'LIMIT 10')
})
