import { rental, shop } from '#tests/support/patterns.ts'

rental.says(
  'list pending bookings that check in before the year is out',
  "check_in >= DATE '2026-",
  "check_in < DATE '2027-01-01'",
)
shop.says('how many orders before this month ends', 'purchase_date >=', 'purchase_date <')

// Somebody who is out, and a time that ended.
rental.never('how many bookings before this year', "'2027-01-01'")

rental.says(
  'how many check-ins are left before the end of the month',
  "check_in >= DATE '2026-11-1",
  "check_in < DATE '2026-12-01'",
)
rental.says('how many check-ins are left this month', "check_in < DATE '2026-12-01'")
rental.says('how many arrivals before the end of the year', "check_in >= DATE '2026-11-1")
rental.says('which guests left this month', 'check_out')
