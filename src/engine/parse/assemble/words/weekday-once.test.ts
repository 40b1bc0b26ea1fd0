import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('days of the week that are named twice', () => {
  rental.says(
    'I am curious which weekdays people arrive on: bookings per check-in weekday, last year only',
    "GROUP BY to_char(check_in, 'FMDay')",
    "DATE '2025-01-01'",
  )
  rental.says(
    'what weekday do folks usually show up? count the completed stays by the day they checked in',
    "to_char(check_in, 'FMDay') AS weekday, count(*)",
    "status = 'completed'",
  )
  rental.says(
    'On which weekdays do guests usually check in? I would like the number of stays for each day of the week.',
    'count(*) AS stays',
  )
  shop.says('Revenue by day of the week for 2025 - which days sell best?', 'sum(total_amount)', "'FMDay'")
  rental.says('How do our bookings fall across the days of the week, going by check-in?', "'FMDay'")
  // The days of the calendar are averaged over.
  shop.declines('orders per day on average, by weekday')
})

describe('who does it on those days is not what is counted', () => {
  rental.says(
    'On what days of week do the guests arrive? For each weekday I want number of bookings',
    'count(*) AS bookings',
    "to_char(check_in, 'FMDay')",
  )
})
