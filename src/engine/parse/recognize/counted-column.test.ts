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
shop.says('refunds and revenue by category', "FILTER (WHERE pu.status = 'refunded')")
