import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'orders by customer with average order value, top 10',
  'count(*) AS orders',
  'ORDER BY orders DESC',
  'LIMIT 10',
)
shop.says(
  'customers by number of orders with their average order value, top 10',
  'ORDER BY total_orders DESC',
  'LIMIT 10',
)
rental.says('bookings by guest with avg stay, top 10', 'AS bookings', 'LIMIT 10')
homes.says('actives by area with average days on market, top 5', 'AS active_listings', 'LIMIT 5')
homes.says('areas by median price, top 3', 'ORDER BY median_price DESC', 'LIMIT 3')
