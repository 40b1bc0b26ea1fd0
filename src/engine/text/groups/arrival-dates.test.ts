import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('arrival and departure among columns', () => {
  rental.says(
    'pending reservations: guest, arrival, departure and amount',
    'SELECT guest_name, check_in, check_out, total_price',
  )
  rental.never('pending reservations: guest, arrival and departure', 'viewing')
  rental.says('days between booking and arrival, on average', 'avg((check_in - created_at::date))')
  rental.says(
    'how many nights did people book in each state, going by arrivals last year',
    "check_in >= DATE '2025-01-01'",
    'GROUP BY l.state ',
  )
  rental.says('guest, home, arrival date of bookings next week', 'guest_name', 'title', 'r.check_in')
})
