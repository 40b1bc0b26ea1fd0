import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'average price of products that never sold',
  'SELECT round(avg(price), 2) AS average_price FROM ecommerce_products',
  'HAVING sum(pu.total_amount) <> 0)',
)
shop.says(
  'average price of products with more than 50 units sold',
  'avg(price)',
  'GROUP BY pr.id HAVING sum(pu.quantity) > 50)',
)
shop.says(
  'what is the total stock value, price times quantity, of the products that had no completed order in the past 30 days',
  'AS total_stock_value FROM ecommerce_products WHERE id NOT IN (',
  "pu.purchase_date >= DATE '2026-10-16'",
)
shop.says(
  'total lifetime value of customers with more than 3 refunded orders',
  'SELECT sum(lifetime_value)',
  'HAVING count(*) > 3)',
)
rental.says(
  'average nightly rate of homes with more than 10 bookings',
  'SELECT round(avg(price), 2)',
  'HAVING count(*) > 10)',
)
rental.says('average price of homes that had no bookings last month', 'avg(price)', 'WHERE id NOT IN (')
// Means of each have no mean of their own.
shop.declines('average revenue of products with more than 50 units sold')
// One of them, and no number over all of them.
shop.says('highest price among products that never sold', 'LIMIT 1')
rental.declines('homes with more than 10 bookings and their average price')
