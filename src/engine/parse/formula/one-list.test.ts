import { rental } from '#tests/support/patterns.ts'

// Cabins were counted as homes that were added in that quarter.
rental.asksBack('for each state, revenue for lofts and cabins in Q3 2025')

rental.says('city, bookings in 2025, bookings in 2026', 'AS bookings_in_2025', 'AS bookings_in_2026')
rental.says(
  'city, revenue from confirmed bookings, cancelled bookings',
  'AS revenue_from_confirmed_bookings',
  'AS cancelled_bookings',
)
