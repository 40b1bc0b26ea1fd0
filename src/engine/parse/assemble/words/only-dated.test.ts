import { rental, shop } from '#tests/support/patterns.ts'

rental.never('how many reservations were cancelled for arrivals in 2025', 'viewing')
rental.says('how many bookings have departures in August', 'check_out >=')
rental.says('how many reservations are there for viewings in July', "reservation_type = 'viewing'")

// A date beside months says by which day they go, and is no group of its own.
shop.never('revenue per month of this year, by purchase date', '::date, purchase_date')
rental.says('revenue per month of this year, by booking date', "date_trunc('month', created_at)")
rental.says('revenue per month of this year, by booking date', 'created_at >=')
rental.says('bookings per weekday by check-in date', 'isodow')
