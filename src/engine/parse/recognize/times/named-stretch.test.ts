import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'Units sold by category over the holiday season, i.e. November and December 2025',
  "pu.purchase_date >= DATE '2025-11-01'",
  'GROUP BY pr.category',
)
// Its days are not said.
shop.declines('revenue during the holiday season')

// A heading that is told behind its colon.
shop.says(
  'holiday season revenue: November and December 2025 together versus November and December 2024 together',
  "DATE '2025-11-01' AND purchase_date < DATE '2026-01-01'",
  "DATE '2024-11-01' AND purchase_date < DATE '2025-01-01'",
)
rental.says('summer bookings: June and July 2026', "DATE '2026-06-01'", "DATE '2026-08-01'")
shop.declines('holiday season revenue: 2025 vs 2024')
