import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('so much per thing by group, and the first of them behind a pause', () => {
  rental.says('revenue per listing by city, top three', 'AS ratio', 'ORDER BY ratio DESC', 'LIMIT 3')
  shop.says('revenue per customer by state, top 3', 'AS ratio', 'LIMIT 3')
  rental.says('revenue per listing, top three', 'GROUP BY l.id, l.title', 'LIMIT 3')
  rental.declines('revenue per listing by city, top three listings')
})
