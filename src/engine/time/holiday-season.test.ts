import { shop } from '#tests/support/patterns.ts'

shop.says('revenue last holiday season', `DATE '2025-11-01'`, `DATE '2026-01-01'`)
shop.declines('how much did we sell during the holiday season')
shop.says("revenue in last year's holiday season", `DATE '2025-11-01'`, `DATE '2026-01-01'`)
shop.says('sales in nov + dec last year', `DATE '2025-11-01'`, `DATE '2026-01-01'`)
// The days of these are not known, and the whole year is not meant.
shop.declines("revenue over last year's holidays")
shop.says(
  "3 best selling toys of last year's holiday season (Nov + Dec)",
  `DATE '2025-11-01'`,
  `DATE '2026-01-01'`,
)
shop.says(
  "did last year's christmas season (nov + dec) beat the one before? by how many percent in revenue",
  `DATE '2024-11-01'`,
  `DATE '2025-11-01'`,
)
