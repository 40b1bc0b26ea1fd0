import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many there are in each band of what is asked for', () => {
  rental.says('how long do guests stay: 1-3 nights, 4-7, 8+', 'count(*) AS stays')
  rental.says('length of stay: 1-3, 4-7, 8+ nights', 'count(*) AS bookings')
  homes.says('how long do homes sit: under 30 days, 30-90, over 90', 'count(*) AS listings')
})

describe('another number in each band', () => {
  rental.says('revenue by length of stay: 1-3 nights, 4-7, 8+', 'sum(total_price)')
  shop.says('average rating of products under $50, $50-100, over $100', 'avg(rating)')
})

describe('a band of nights is none of prices', () => {
  rental.declines('average price by length of stay: 1-3 nights, 4-7, 8+')
})
