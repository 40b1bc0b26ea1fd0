import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('rows of one state, so many times', () => {
  rental.says('which guests cancelled at least twice', "status = 'cancelled'", 'HAVING count(*) >= 2')
  rental.says('guests who cancelled twice in 2025', 'HAVING count(*) = 2', "DATE '2025-01-01'")
})

describe('and none of another', () => {
  rental.says(
    'wich guests cancelled on us at least twice but never actualy completed a reservation?',
    'coalesce(q1.cancellations, 0) >= 2',
    "status = 'completed') AS reservations",
  )
  rental.says(
    'which guests booked 8+ times and never cancelled on us',
    'coalesce(q1.bookings, 0) >= 8',
    "status = 'cancelled') AS reservations",
  )
  rental.says('guests with 8 or more bookings and no cancellations', 'coalesce(q1.cancellations, 0) = 0')
  rental.says('guests with 3+ stays and no stay this year', 'count(*) AS stays', ' = 0')
})
