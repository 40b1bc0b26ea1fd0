import { rental } from '#tests/support/patterns.ts'

rental.says('bookings this year by the month they were made', "created_at >= DATE '20")
rental.says('stays this year by the month they were booked', "check_in >= DATE '20")
rental.says('bookings for August by the month they were made', "check_in >= DATE '20")

// What they leave out anyway makes no other rows of them.
rental.says('departures per day, next 14 days, cancelled ones left out', "check_out >= DATE '2026-11-16'")
rental.never('departures next week, no cancelled', 'check_in >=')
rental.says('reservations last month, no cancelled ones', "check_in >= DATE '2026-10-01'")
