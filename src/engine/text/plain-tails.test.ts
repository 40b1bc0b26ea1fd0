import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('words that close a clause', () => {
  rental.says(
    'Of all the viewings ever scheduled, what share was cancelled?',
    "reservation_type = 'viewing'",
    '100.0',
  )
  rental.says(
    "Which homes don't have a single confirmed reservation ahead of them?",
    "r.status = 'confirmed'",
    "check_in >= DATE '2026-11-16'",
  )
  rental.says(
    'list the guests who have booked more than six different properties with us, and how many properties it was for each',
    'HAVING count(DISTINCT l.id) > 6',
  )
  rental.says(
    'our three biggest spenders of all time, so what are their names and what did each one pay us altogether',
    'AS revenue',
    'LIMIT 3',
  )
  rental.says("Split last year's income by the weekday guests checked in", "to_char(check_in, 'FMDay')")
  rental.never('which places are in maintenance and what do they normally go for a night', 'avg(')
  rental.says('viewings scheduled for next week', "check_in >= DATE '2026-11-16'")
})
rental.says(
  'Name the cities with 20 or more cancelled reservations, along with the count',
  'HAVING count(*) >= 20',
)
rental.says('cities with more than 100 bookings, together with the number', 'HAVING count(*) > 100')
rental.says(
  'stays next month: the guest, which home, and the day they arrive and leave',
  'check_in',
  'check_out',
  'l.title',
)

describe('better or not', () => {
  rental.says(
    'was october better than october last year or not, bookings and revenue',
    "'Oct 2025'",
    'bookings',
  )
  homes.says('do homes sell for more with a pool or not', 'GROUP BY has_pool')
})
