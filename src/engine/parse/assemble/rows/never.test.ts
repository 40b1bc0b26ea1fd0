import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what things never did', () => {
  rental.says('guests who never cancelled', "status = 'cancelled'", 'coalesce(q1.reservations, 0) = 0')
  shop.says('which products were never refunded', "status = 'refunded'", '= 0')
  rental.says('bookings that were never cancelled', "status <> 'cancelled'")
})
