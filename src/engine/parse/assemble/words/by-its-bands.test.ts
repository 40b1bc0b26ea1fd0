import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('bands of what is named before them', () => {
  rental.says('split the bookings by length: 1 to 3 nights, 4 to 6 nights, 7 nights or more', "'1 to 3'")
  rental.never(
    'split the bookings by length: 1 to 3 nights, 4 to 6 nights, 7 nights or more',
    'length_of_stay',
  )
  rental.says('bookings by length of stay', 'length_of_stay')
  shop.never('revenue by product price band: under 25, 25 to under 100, 100 to under 250, 250+', 'pr.name')
  homes.says(
    'sale to list ratio for homes sold under 500k, 500k-1m, over 1m',
    'CASE WHEN sold_price < 500000',
    'avg(',
  )
})

describe('bands of what no row has by itself', () => {
  shop.declines('brands by revenue: under 10k, 10k to 50k, over 50k')
  rental.says(
    'homes by revenue: under 20k, 20k to 50k, over 50k',
    'coalesce(q1.revenue, 0)',
    'revenue >= 20000 AND revenue <= 50000',
  )
  shop.says('customers by spend: under $500, $500 to $2000, over $2000', 'lifetime_value < 500', 'count(*)')
})

describe('a band of nothing', () => {
  shop.says(
    'segment customers by LTV: zero, above 0 but under 500, 500 to under 2000, 2000 and up',
    'WHEN lifetime_value = 0',
    'lifetime_value > 0 AND lifetime_value < 500',
  )
  shop.declines('count products by rating: under 3, 3 to 4, 4 and up, no rating')
})
