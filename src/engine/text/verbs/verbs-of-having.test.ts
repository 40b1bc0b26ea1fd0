import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('verbs of having and getting', () => {
  homes.says('what percent of active homes flaunt a pool', 'FILTER (WHERE has_pool)')
  rental.says('sources that muster at least 200 views', 'HAVING count(*) >= 200')
  homes.says('subdivisions that notched up 9 or more sales this year', 'HAVING count(*) >= 9')
  shop.says('brands that suffered 15 or more refunded orders last year', 'HAVING count(*) >= 15')
  shop.says('average score over 4 stars', 'rating > 4')
  homes.says('total 2023 rental income old town', 'sum(owner_rental_in_23)')
  // Who turns them down has not got them.
  rental.declines('guests who turned down 3 or more bookings')
  rental.declines('homes that won 3 or more awards')
})
shop.says('sports only, priciest first', "category = 'Sports & Outdoors'", 'ORDER BY price DESC')
shop.says('electronics and sports under $50, name and price', "'Sports & Outdoors'", 'price < 50')
shop.says('which categories sport at least 10 products', 'HAVING count(*) >= 10')
rental.says('which home sports 4 baths', 'bathrooms = 4')
