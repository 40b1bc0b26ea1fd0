import { rental } from '#tests/support/patterns.ts'

rental.says(
  'which homes had bookings in 2024 but none in 2025',
  "DATE '2024-01-01'",
  "DATE '2025-01-01'",
  ' = 0',
)
