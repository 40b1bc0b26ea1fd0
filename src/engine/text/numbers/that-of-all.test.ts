import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('above the mean of all of them', () => {
  shop.says(
    'states w/ more than 40 customers and an avg LTV above that of all customers - state + avg LTV',
    'count(*) > 40',
    'avg(lifetime_value) > (SELECT avg(lifetime_value) FROM ecommerce_buyers)',
  )
  shop.says('brands with an average rating higher than that of all products', '> (SELECT avg(rating)')
  shop.says('brands with an average price below that of the whole catalog', 'avg(price) < (SELECT avg(price)')
  homes.says('areas with an average price above that of all homes', 'avg(price) > (SELECT avg(price)')
  rental.says(
    'cities with an average nightly rate under that of all homes',
    'avg(price) < (SELECT avg(price)',
  )
})

shop.declines('states with an average LTV above that of Texas customers')
