import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'how many customers who ordered from us before have not placed an order in the past 12 months',
  'orders >= 1',
  'orders_2 = 0',
  "pu.purchase_date >= DATE '2025-11-15'",
)
rental.says(
  'which guests booked in 2024 but have not booked since',
  "created_at >= DATE '2025-01-01'",
  'GROUP BY guest_email',
)
// When before?
shop.declines('customers who ordered before')
