import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'which homes had bookings in 2024 but none in 2025',
  "DATE '2024-01-01'",
  "DATE '2025-01-01'",
  ' = 0',
)
shop.says(
  'customers with at least 2 orders in 2025 but none this year',
  "DATE '2025-01-01'",
  "DATE '2026-01-01'",
)
