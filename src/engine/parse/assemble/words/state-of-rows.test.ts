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

describe('a state right before a name is that of what it names', () => {
  rental.says('homes with pending bookings', "r.status = 'pending'")
  rental.never('homes with pending bookings', "l.status = 'pending'")
  rental.says('homes with 2 or more pending reservations', "r.status = 'pending'", '>= 2')
  rental.says('homes without pending bookings', "r.status = 'pending'", '= 0')
  rental.says('do any homes have pending bookings in december', "r.status = 'pending'", '2026-12-01')
  rental.says('pending homes with at least one booking', "l.status = 'pending'")
  rental.says('which homes had more than 20 completed stays and are pending', "l.status = 'pending'")
})

describe('reservations are of every kind, bookings are no viewings', () => {
  rental.never('homes with cancelled reservations', 'viewing')
  rental.says('homes with cancelled bookings', "reservation_type <> 'viewing'")
})
