import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'show me revenue for each month of 2025 with a running total for the year',
  'AS running_total',
  "DATE '2026-01-01'",
)
shop.says('running revenue total per month this year', 'AS running_total', "DATE '2026-01-01'")
