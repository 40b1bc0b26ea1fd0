import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'list pending bookings that check in before the year is out',
  "check_in >= DATE '2026-",
  "check_in < DATE '2027-01-01'",
)
shop.says('how many orders before this month ends', 'purchase_date >=', 'purchase_date <')

// Somebody who is out, and a time that ended.
rental.never('how many bookings before this year', "'2027-01-01'")
