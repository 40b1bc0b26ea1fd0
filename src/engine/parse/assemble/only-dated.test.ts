import { rental } from '#tests/support/patterns.ts'

rental.never('how many reservations were cancelled for arrivals in 2025', 'viewing')
rental.says('how many bookings have departures in August', 'check_out >=')
rental.says('how many reservations are there for viewings in July', "reservation_type = 'viewing'")
