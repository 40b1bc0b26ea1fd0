import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('people who are ranked are the rows', () => {
  shop.says(
    'ten best people by lifetime value, with their city',
    'first_name, last_name, city, lifetime_value',
  )
  shop.says('people with the highest lifetime value and their state', 'first_name, last_name, state')
  rental.says('top 5 people by number of nights, with their email', 'GROUP BY guest_email')
  shop.declines('city with the best people')
})

describe('the first thing of each group', () => {
  homes.says("what's the least expensive thing for sale, area by area", 'address', 'PARTITION BY subdivision')
  shop.says('cheapest thing in each category', 'name', 'PARTITION BY category')
})
