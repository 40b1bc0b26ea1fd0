import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what the things have makes the groups', () => {
  shop.says('revenue by customer state', 'GROUP BY b.state')
  shop.says('revenue by customer and state', 'GROUP BY b.id')
  rental.says('revenue per home by city', 'AS ratio')
})
