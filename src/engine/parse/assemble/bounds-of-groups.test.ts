import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a bound that is said of groups', () => {
  homes.says('which areas are over $900k', 'avg(price) > 900000', 'GROUP BY subdivision')
  homes.says('areas above 60 days', 'avg(days_on_market) > 60')
  homes.says('subdivisions averaging over $900k', 'avg(price) > 900000')
  homes.says('subdivisions with an average over $900k', 'avg(price) > 900000')
  homes.says('areas over 60 days, sold homes only', "status = 'SLD'", 'avg(days_on_market) > 60')
  homes.says('how many areas are over $900k', 'count(*)', '> 900000')
  rental.says('cities over $300 a night', 'avg(price) > 300', 'GROUP BY')
  shop.says('brands above 4 stars', 'avg(rating) > 4', 'GROUP BY brand')
})

describe('a bound of what the groups hold', () => {
  homes.says('which areas have homes over 2 million', 'WHERE price > 2000000')
  homes.says('homes over $900k by area', 'WHERE price > 900000')
})

describe('a bound that may be one of their price or of their money', () => {
  shop.declines('brands over $100k')
  rental.declines('cities above $300')
  homes.declines('subdivisions above 98% of ask')
})
