import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

const made = "created_at >= DATE '2026-10-01'"
const held = "check_in >= DATE '2026-10-01'"

describe('which day of a stay is meant', () => {
  rental.says('number of bookings made in October 2026 (date booked, not arrival)', made, 'count(*)')
  rental.says('bookings in October by booking date (not arrival date)', made)
  rental.says('bookings in October by city, by booking date', made, 'l.city')
  rental.says('revenue last month by check-in date, not booking date', held)
  rental.says('bookings last month sorted by booking date', held, 'ORDER BY created_at')
  rental.declines('top 5 homes by bookings in october, by booking date')
})
