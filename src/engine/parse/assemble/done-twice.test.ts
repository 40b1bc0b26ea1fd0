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
