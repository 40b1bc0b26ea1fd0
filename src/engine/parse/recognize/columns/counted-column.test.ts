import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'for each month of 2025, bookings and cancellations',
  "count(*) FILTER (WHERE status = 'cancelled') AS cancellations",
  'AS bookings',
)
shop.says('orders and refunds by month this year', 'count(*) AS orders', 'AS refunds')
// A list of both is none of refunded orders.
shop.declines('orders and refunds this year')
homes.says('closings and average price by area', 'count(*) AS sales', 'avg(price)')
rental.says('homes and total bedrooms per state', 'count(*) AS listings', 'sum(bedrooms)')
shop.says('products and units in stock by category', 'count(*) AS products', 'sum(stock_quantity)')
shop.says('refunds and revenue by category', "FILTER (WHERE pu.status = 'refunded')")

describe('a word for money as well as for things', () => {
  shop.says('orders and sales by month this year', 'count(*) AS orders', 'AS revenue')
  shop.says('sales and units by category', 'AS revenue', 'AS units_sold')
  shop.never('number of orders and sales this month', 'completed_orders')
  shop.says('number of sales and units by brand', 'count(*) AS completed_orders')
  homes.says('listings and sales by area', 'AS listings', 'AS sales')
})

describe('those who are ranked are not counted', () => {
  rental.says('our five highest-grossing guests and the revenue from each', 'GROUP BY guest_email', 'LIMIT 5')
  rental.never('our five biggest guests and the revenue from each', 'count(DISTINCT')
})

describe('what is left out is not counted', () => {
  rental.says('bookings by state, exclude cancelled bookings and viewings', "<> 'viewing'", "<> 'cancelled'")
  rental.never(
    'Which homes had no check-in in June 2026? Forget cancelled bookings and viewings',
    'AS viewings',
  )
  shop.says('orders by state excluding cancelled orders and refunds', "NOT IN ('cancelled', 'refunded')")
  rental.says('views and inquiries by state', 'AS views', 'AS inquiries')
})
