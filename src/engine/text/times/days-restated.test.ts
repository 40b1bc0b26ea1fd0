import { homes, rental, shop } from '#tests/support/patterns.ts'

shop.says(
  'how many orders in the last week of November 2025, the 24th to the 30th?',
  "purchase_date >= DATE '2025-11-24' AND purchase_date < DATE '2025-12-01'",
)
rental.says('revenue in July 2026 (the 4th to the 11th)', "DATE '2026-07-04'", "DATE '2026-07-12'")
homes.says('closings in March 2026, the 1st through the 10th, by area', "DATE '2026-03-11'", 'GROUP BY')
