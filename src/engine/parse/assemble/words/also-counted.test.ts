import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('two things that are counted', () => {
  shop.says('how many products and brands do we have', 'count(*) AS products', 'count(DISTINCT brand)')
  rental.says('how many cities and states are we in', 'count(DISTINCT city)', 'count(DISTINCT state)')
  shop.declines('how many brands and orders this year vs last year')
})

describe('things beside a number', () => {
  rental.says('revenue and guests this year', 'AS revenue', 'count(DISTINCT guest_email)')
  shop.says('revenue and customers', 'count(*) AS customers')
  shop.declines('revenue, orders and customers this year')
  shop.says('customers and their revenue this year', 'b.first_name')
})
