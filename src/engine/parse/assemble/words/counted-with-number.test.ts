import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows beside a number of theirs', () => {
  shop.says('revenue and orders this year', 'AS revenue', 'count(*) AS orders')
  shop.says('revenue and completed orders this year', 'AS revenue', 'count(*) AS orders')
  rental.says('bookings and revenue in Aspen this year', 'AS bookings', 'AS revenue')
  homes.says('sales and volume in Old Town', 'count(*) AS sales', 'AS volume')
  shop.says('revenue, orders and units sold in October', 'AS orders', 'AS units_sold')
  // The revenue of pending orders, or all of it?
  shop.declines('pending orders and revenue this year')
  rental.says('homes and revenue this year', 'GROUP BY l.id')
})

describe('things behind a mean', () => {
  homes.says('Old Town vs Sea Oaks: average price and sales', 'avg(price)', 'count(*) AS sales')
  rental.says('average rate and homes by city', 'avg(price)', 'count(*) AS listings')
  shop.says('average lifetime value and customers by state', 'avg(lifetime_value)', 'count(*) AS customers')
  rental.never('average rate of cabins and chalets', 'count(')
  rental.never('avg nightly rate, 4 bdrm homes', 'count(')
})
