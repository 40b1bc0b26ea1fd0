import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a word that homes and their bookings share', () => {
  rental.says('homes with pending bookings', "r.status = 'pending'", 'GROUP BY l.id')
  rental.says('homes with at least one pending booking', "r.status = 'pending'", 'HAVING count(*) >= 1')
  rental.says('homes with no pending bookings', "r.status = 'pending'", 'coalesce(q1.bookings, 0) = 0')
  rental.says(
    'homes with at least one cancelled booking and at least one pending booking',
    "FILTER (WHERE r.status = 'pending') >= 1",
  )
  rental.says('pending listings with no bookings', "l.status = 'pending'")
  rental.says('which cities have pending homes', "status = 'pending' GROUP BY city")
})
