import { homes, rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'homes with more than 10 bookings last year but fewer than 5 this year',
  'coalesce(q1.bookings_2025, 0) > 10',
  'coalesce(q1.bookings_2026, 0) < 5',
)
rental.says(
  'which homes got over 12 bookings in 2025 but under 20k revenue in 2026',
  'coalesce(q1.bookings_2025, 0) > 12',
  'coalesce(q1.revenue_2026, 0) < 20000',
)
rental.says(
  'guests who stayed at least three times in 2025 but not once this year',
  'coalesce(q1.stays_2025, 0) >= 3',
  'coalesce(q1.stays_2026, 0) < 1',
)
rental.says(
  'cities with over 10 cancelled bookings last year and none this year',
  "r.status = 'cancelled'",
  'coalesce(q1.bookings_2025, 0) > 10',
)
rental.says('how many homes had more than 10 bookings in 2025 and fewer than 15 in 2026', 'SELECT count(*)')
homes.says(
  'areas with more than 10 sales last year but under 8 this year',
  'coalesce(q1.sales_2025, 0) > 10',
  'coalesce(q1.sales_2026, 0) < 8',
)
shop.says(
  'which customers spent over $2,000 this year but nothing last year',
  'coalesce(q1.revenue_2026, 0) > 2000',
  'coalesce(q1.revenue_2025, 0) = 0',
)
shop.says(
  'customers who placed more than 5 orders in 2025 and no orders in 2026',
  'coalesce(q1.orders_2025, 0) > 5',
  'coalesce(q1.orders_2026, 0) = 0',
)
shop.says(
  'products that sold more than 100 units last year but fewer than 20 this year',
  'coalesce(q1.units_sold_2025, 0) > 100',
  'coalesce(q1.units_sold_2026, 0) < 20',
)
// No single stay is in both.
rental.says(
  'homes with over 40 nights in june and under 10 in july',
  'sum((r.check_out - r.check_in)) FILTER',
  'coalesce(q1.total_nights_jun_2026, 0) > 40',
  'coalesce(q1.total_nights_jul_2026, 0) < 10',
)
rental.says('guests with more than 5 nights last year and none this year', '> 5', '< 1')
shop.says('products with over 50 units in 2025 and under 10 units in 2026', '> 50', '< 10')
// Each of them lies in one time only.
rental.declines('bookings over 7 nights in june and under 3 nights in july')
// A price has no time: the second number limits what nobody named.
rental.declines('homes over $300 last year and under 5 this year')
shop.declines('customers with more than 5 orders in 2025 and a rating below 3 in 2026')
