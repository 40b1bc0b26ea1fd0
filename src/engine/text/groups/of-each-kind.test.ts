import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the kinds of what is counted', () => {
  rental.says('number of interactions of each kind on each device', 'GROUP BY interaction_type, device_type')
  rental.says('bookings of every kind in each state last year', 'reservation_type', 'state')
  rental.says('bookings for each kind of home', 'GROUP BY l.property_type')
  shop.never('orders of each kind in March', 'GROUP BY')
})
