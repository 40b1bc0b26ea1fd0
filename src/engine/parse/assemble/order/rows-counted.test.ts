import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a ranking word is an order by its own number', () => {
  rental.says('revenue and bookings by city, busiest first', 'ORDER BY bookings DESC')
  rental.says('bookings and cancellations by home, least cancelled first', 'ORDER BY cancellations,')
  rental.says('homes in Aspen, most booked first', 'ORDER BY booking_count DESC')
  rental.says('homes in Aspen, most popular first', 'ORDER BY popularity DESC')
  shop.says('Orders by day of the week, busiest day first', 'ORDER BY orders DESC')
})

describe('the number of what is named', () => {
  rental.says('revenue by city, most bookings first', 'AS revenue', 'ORDER BY bookings DESC')
  rental.says('average price by city, most homes first', 'ORDER BY listings DESC')
  rental.says('views and inquiries per home, most inquired first', 'ORDER BY inquiries DESC')
  rental.says(
    'average number of nights and nights per home in 2025, lowest nights first',
    'ORDER BY total_nights,',
  )
  rental.says('homes with bookings and revenue, most revenue first', 'AS bookings', 'ORDER BY revenue DESC')
})

// The fewest of the one, the most of the other.
rental.declines('bookings and cancellation rate by city, worst first')

rental.says(
  'list homes with revenue and booking count last year, most booking count first',
  'ORDER BY booking_count',
)
rental.says('homes in Aspen, highest revenue first', 'ORDER BY revenue DESC')
