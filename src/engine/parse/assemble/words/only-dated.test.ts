import { rental, shop } from '#tests/support/patterns.ts'

rental.never('how many reservations were cancelled for arrivals in 2025', 'viewing')
rental.says('how many bookings have departures in August', 'check_out >=')
rental.says('how many reservations are there for viewings in July', "reservation_type = 'viewing'")

// A date beside months says by which day they go, and is no group of its own.
shop.never('revenue per month of this year, by purchase date', '::date, purchase_date')
rental.says('revenue per month of this year, by booking date', "date_trunc('month', created_at)")
rental.says('revenue per month of this year, by booking date', 'created_at >=')
rental.says('bookings per weekday by check-in date', 'isodow')

// A viewing is a reservation too, and a word for the day that is meant leaves none out.
rental.never('# cancelled reservations oct 2026 arrivals', 'viewing')
rental.never('in which month of this year the most reservations with arrival in it were cancelled', 'viewing')
rental.never('count of pending reservations, december check-ins', 'viewing')
rental.says('number of arrivals in October 2026', "reservation_type <> 'viewing'")
rental.says('cancelled bookings oct 2026 arrivals', "reservation_type <> 'viewing'")

// The time right behind such a day is not the verb's.
rental.says('how many bookings did we take for arrivals in June', 'check_in >=')
rental.never(
  'how many bookings did we take per stay category (short, weekly, monthly) for arrivals last year',
  'created_at',
)
rental.says('how many bookings did we take in March for arrivals in June', 'created_at >=', 'check_in >=')
rental.never('arrivals booked last month', 'check_in')

rental.never("homes w/ 4 or more cancelled reservations among this year's check-ins, show count", 'viewing')
