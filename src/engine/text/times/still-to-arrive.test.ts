import { rental } from '#tests/support/patterns.ts'

rental.says(
  'the bookings still to arrive this month, with guest, property and total',
  `reservation_type <> 'viewing'`,
  `check_in >= DATE '2026-11-16'`,
)
