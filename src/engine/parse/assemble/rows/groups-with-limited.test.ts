import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('groups that have things with so many', () => {
  shop.says('which states have customers with more than 20 orders', 'total_orders > 20', 'GROUP BY state')
  shop.says('what states do customers with more than 20 orders live in', 'GROUP BY state')
  shop.declines('which states have customers with more than 3 orders last year')
  shop.declines('which brands have products with more than 100 orders')
})

describe('groups of a place with so many', () => {
  shop.says('which cities in Texas had more than 50 orders', 'GROUP BY b.city HAVING count(*) > 50')
  rental.says('which California cities had over 20 cancellations', 'GROUP BY l.city HAVING count(*) > 20')
})
