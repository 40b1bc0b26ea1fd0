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
