import { homes, rental, shop } from '#tests/support/patterns.ts'

homes.says('closings per month over the last year and a half', "close_date >= DATE '2025-05-01'")
shop.says('revenue in the past quarter of a year', "purchase_date >= DATE '2026-08-15'")
shop.says('revenue in the final quarter of 2025', "purchase_date >= DATE '2025-10-01'")
homes.says('closings in the final week of October 2026', "close_date >= DATE '2026-10-25'")
homes.declines('closings in the last days of October')
shop.says(
  'Compare revenue in the second and the third quarter of this year',
  "purchase_date < DATE '2026-07-01'",
  "purchase_date < DATE '2026-10-01'",
)
homes.says('did we close more deals in spring or in autumn last year', "close_date >= DATE '2025-09-01'")
rental.says(
  'since the start of summer (June 1), how many reservations got cancelled?',
  "check_in >= DATE '2026-06-01' AND check_in < DATE '2026-11-16'",
)
rental.says(
  'confirmed revenue until the end of March with check-in after today',
  "check_in >= DATE '2026-11-16' AND check_in < DATE '2027-04-01'",
)
shop.says(
  'revenue month to date compared with the same days last November',
  "purchase_date >= DATE '2025-11-01' AND purchase_date < DATE '2025-11-16'",
)
