import { rental } from '#tests/support/patterns.ts'

rental.says(
  'what did the Aspen homes bring in each quarter of 2025',
  'sum(r.total_price) AS revenue',
  "l.city = 'Aspen'",
  "date_trunc('quarter', r.check_in)",
)
