import { rental } from '#tests/support/patterns.ts'

rental.says('how many confirmed bookings booked this week of at least 5 nights', 'created_at >=', '>= 5')
rental.says('nights booked in Aspen last month', 'check_in >=')
