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
