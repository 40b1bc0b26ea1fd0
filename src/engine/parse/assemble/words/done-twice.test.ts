import { rental, shop } from '#tests/support/patterns.ts'

rental.says('how many guests who stayed in 2024 came back in 2025', 'stays >= 1', 'stays_2 >= 1')
shop.says(
  'customers who bought in both 2024 and 2025',
  "pu.purchase_date < DATE '2025-01-01'",
  "pu.purchase_date >= DATE '2025-01-01'",
  'GROUP BY b.id',
)
shop.says(
  'products that sold in October but not in November',
  "pu.status = 'completed'",
  "pu.purchase_date < DATE '2026-11-01'",
  '= 0',
)
// In Aspen both times, or once?
rental.declines('guests who stayed in Aspen in 2024 and again in 2025')
shop.declines('revenue in both 2024 and 2025')
shop.says('products ordered in 2025 but never in 2026', "pu.purchase_date < DATE '2026-01-01'", '= 0')
rental.says(
  'How many of the guests who stayed with us in 2025 have a booking in 2026 as well?',
  'stays >= 1',
  'bookings >= 1',
)
shop.says('how many buyers have purchases in both 2025 and 2026', 'orders >= 1 AND orders_2 >= 1')
// Numbers side by side are no limits.
rental.says('homes: bookings in 2025, bookings in 2026', 'AS bookings_in_2025', 'AS bookings_in_2026')
rental.never('homes: bookings in 2025, bookings in 2026', 'HAVING')
// Of those of the first time.
shop.says(
  'What share of the customers who ordered last month have already ordered again this month?',
  'FILTER (WHERE orders_2 >= 1)',
  'WHERE orders >= 1',
)
rental.says('what percent of guests who stayed in 2024 came back in 2025', 'WHERE stays >= 1')
shop.says(
  'How many shoppers placed an order in September and then again in October this year?',
  'orders >= 1 AND orders_2 >= 1',
)
rental.declines('guests who stayed in 2024 with a booking in July')
// What is said once is said of each time.
shop.says('# customers with completed orders in both 2025 and 2026', "status = 'completed'", 'orders_2 >= 1')
rental.says('guests who stayed in Aspen in both 2025 and 2026', "city = 'Aspen'", 'guest_name')
// What dates the first time is done in the second one, by the same day; where both times, nobody knows.
rental.says(
  'guests who booked in 2025 and again in 2026',
  "created_at >= DATE '2025",
  "created_at >= DATE '2026",
)
rental.declines('guests who booked a cabin in 2025 and again in 2026')
// What is said of each time in the same words holds for both; where they differ, nobody knows.
shop.says(
  'What percentage of the customers with a completed order in 2025 also have a completed order in 2026?',
  "status = 'completed'",
  'FILTER (WHERE orders_2 >= 1)',
)
shop.declines('customers with a refunded order in 2025 and a cancelled order in 2026')
