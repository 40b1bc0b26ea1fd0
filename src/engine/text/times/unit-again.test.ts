import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'On which days last month did we take in more than $3,000? Day and revenue',
  "date_trunc('day', purchase_date)",
  'HAVING sum(total_amount) > 3000',
)
shop.says(
  'at which hour of the day do most of the orders come in? i want the hour and the number of orders',
  'extract(hour FROM purchase_date)',
  'LIMIT 1',
)
shop.says('which month of 2025 had the most orders? month and count', 'count(*) AS orders', 'LIMIT 1')
shop.says('which weekday brings in the most revenue: weekday and revenue', 'FMDay', 'AS revenue', 'LIMIT 1')
shop.says(
  'which month had the highest revenue, the month, revenue and number of orders',
  'AS orders',
  'LIMIT 1',
)
rental.says('which month of 2025 had the most check-ins? month and bookings', 'AS bookings', 'LIMIT 1')
shop.never('which day last week had the most sessions, date and sessions', 'session_id, count')
// Another step is one of its own.
shop.never('revenue by month, day and category', "date_trunc('month', purchase_date)::date AS month, sum")
shop.says('orders by month and payment method', 'GROUP BY date_trunc')
