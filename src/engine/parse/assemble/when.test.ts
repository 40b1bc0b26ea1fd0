import { rental } from '#tests/support/patterns.ts'

rental.says('bookings this year by the month they were made', "created_at >= DATE '20")
rental.says('stays this year by the month they were booked', "check_in >= DATE '20")
rental.says('bookings for August by the month they were made', "check_in >= DATE '20")
