import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a name for those that a limit chooses', () => {
  rental.says('High-value guests: total revenue above $20k per guest', 'HAVING sum(total_price) > 20000')
  rental.says('Premium markets: cities with mean nightly rate above $500', 'HAVING avg(price) > 500')
  rental.says('Long-lead bookings: count with lead time above 120 days', '> 120', 'count(*)')
  shop.says('premium assortment above $500: item and price', 'price > 500')
  shop.says('sold out items that people love, rating 4 or better', 'rating >= 4')
})

describe('a name without one', () => {
  rental.declines('high-value guests this year')
  rental.declines('our VIP guests')
  shop.declines('premium products by revenue')
  shop.declines('items that people love in books')
})
