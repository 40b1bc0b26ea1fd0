import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says(
  '# solds + avg sold px by mo, Jan 26 thru Oct 26',
  "close_date >= DATE '2026-01-01' AND close_date < DATE '2026-11-01'",
)
rental.says('revenue by month, Nov 25 - Feb 26', "DATE '2025-11-01'", "DATE '2026-03-01'")
shop.says('orders per month between Mar 26 and Aug 26', "DATE '2026-03-01'", "DATE '2026-09-01'")
shop.says('orders by month, Oct 26 to Nov 25, 2026', "DATE '2026-10-26'", "DATE '2026-11-26'")
shop.declines('orders by day, Oct 24 to Nov 26')
