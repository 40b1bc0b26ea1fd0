import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number that things hold themselves', () => {
  shop.says(
    'Who are the 5 buyers with the highest lifetime value? Show city and total orders as well',
    'total_orders, lifetime_value',
  )
  shop.says('total orders by city', 'count(*)')
  shop.says('state, total orders', 'count(*)', 'GROUP BY b.state')
})

describe('a number beside what names a thing', () => {
  rental.says('number of bedrooms and address of every home in Florida', 'bedrooms, address')
  rental.declines('city and number of bedrooms')
})

rental.says('list our homes in Aspen and how many bedrooms and bathrooms each has', 'bedrooms, bathrooms')
