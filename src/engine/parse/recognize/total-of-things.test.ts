import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a total that stands alone', () => {
  homes.says('active listings - total', 'count(*) AS active_listings')
  rental.says('completed stays, viewings not counted. total pls', 'count(*) AS stays')
  rental.says('bookings this year: total revenue', 'sum(total_price)')
})

describe('a number that is named once more', () => {
  homes.says(
    'which subdivisions have a median asking price over 900k among active listings, and what that median is',
    'HAVING percentile_cont',
  )
  rental.says('guests w/ 5 or more bookings - names + how many', 'HAVING count(*) >= 5')
  homes.says('closings and average price by area', 'count(*) AS sales', 'avg(price)')
  shop.says('refunds and revenue by category', "FILTER (WHERE pu.status = 'refunded')")
})

describe('what the things have makes the groups', () => {
  shop.says('revenue by customer state', 'GROUP BY b.state')
  shop.says('revenue by customer and state', 'GROUP BY b.id')
  rental.says('revenue per home by city', 'AS ratio')
})

describe('a picture that is asked for', () => {
  homes.says('bar chart of closings by month, this year', 'count(*) AS sales')
  rental.says('plot bookings per month in 2025 as a line', "date_trunc('month'")
  homes.says('average price by area sorted cheapest to most expensive', 'ORDER BY avg(price), subdivision')
})
