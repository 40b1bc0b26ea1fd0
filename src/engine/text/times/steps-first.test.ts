import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things step by step beside a number of theirs are counted', () => {
  homes.says('monthly closings this year w/ average sold price', 'count(*) AS sales', 'avg(sold_price)')
  homes.says('yearly sales with total volume', 'count(*) AS sales', 'sum(sold_price)')
  shop.says('daily orders this month, revenue and units', 'AS orders', 'AS revenue', 'AS units_sold')
  rental.says('quarterly bookings and average nights', 'AS bookings', 'AS average_stay')
})

describe('stays of a week are a kind of stay', () => {
  rental.says('average price of weekly stays this year', "reservation_type = 'weekly'")
})
