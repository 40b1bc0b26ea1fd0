import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('groups of a kind', () => {
  shop.says('What Texas cities do our customers live in?', 'SELECT city', "state = 'TX'", 'GROUP BY city')
  shop.says('which Texas cities had the most orders', "b.state = 'TX'", 'GROUP BY b.city')
  rental.says('What Florida towns are our properties in?', 'SELECT city', "state = 'FL'", 'GROUP BY city')
})
