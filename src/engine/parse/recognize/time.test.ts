import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('times', () => {
  rental.says(
    'who checks in tomorrow and where',
    "check_in >= DATE '2026-11-16'",
    "check_in < DATE '2026-11-17'",
  )
  rental.says('Who is arriving in the next 7 days?', 'guest_name', "check_in >= DATE '2026-11-16'")
  rental.says(
    'which three months of 2025 had the fewest bookings',
    "date_trunc('month', check_in)",
    'LIMIT 3',
  )
  rental.says('Revenue by month and property type', "date_trunc('month', r.check_in)", 'l.property_type')
  rental.says('month | bookings | revenue for 2025', 'AS bookings', 'AS revenue')
  rental.says('Busiest check-out weekday', "to_char(check_out, 'FMDay')", 'LIMIT 1')
  homes.says(
    'top 3 subdivisions by volume in each closing year',
    'extract(year FROM close_date)',
    'place <= 3',
  )
  homes.says('Median price per square foot by year built', 'GROUP BY year_built')
  homes.says(
    'sold price by subdivision, close_date in 2026',
    "close_date >= DATE '2026-01-01'",
    'GROUP BY subdivision',
  )
  rental.says(
    'upcoming reservations next week',
    "check_in >= DATE '2026-11-16' AND",
    "check_in < DATE '2026-11-23'",
  )
})
