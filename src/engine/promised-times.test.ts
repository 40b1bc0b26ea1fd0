import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('times that words promise', () => {
  rental.declines('bookings right now')
  rental.says('pending bookings right now', "status = 'pending'")
  rental.says('stays right now', 'r.check_out >=')
  rental.declines('how many guests came in yesterday')
  rental.says('how many bookings came in yesterday', 'created_at >=')
  rental.says('which weekday do most bookings come in', 'to_char(created_at')
  rental.declines('share of cancelled reservations per month, only months with any')
  rental.says('cancellations per month, only months with any', 'AS cancellations')
})
