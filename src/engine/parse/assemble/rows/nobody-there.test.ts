import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('homes where nobody is tonight', () => {
  const going = "check_out >= DATE '2026-11-16'"
  rental.says('which homes have no guests tonight', going, 'coalesce(q1.reservations, 0) = 0')
  rental.says('which of our homes in Aspen have nobody in them tonight', going, '= 0', "'Aspen'")
  rental.says('how many homes are empty tonight', going, 'count(*)', 'reservations = 0')
  rental.says('which homes had no guests last night', "check_out >= DATE '2026-11-15'")
  rental.says('which homes are occupied tonight', going, 'HAVING count(*) >= 1')
  rental.never('homes with no bookings this month', 'check_out >=')
})

describe('homes where nobody comes', () => {
  const held = "r.status <> 'cancelled' AND r.reservation_type <> 'viewing'"
  rental.says('which homes have no guest checking in over the next 30 days', held, '= 0')
  rental.says('which homes have no guest staying next week', held, 'coalesce(q1.stays, 0) = 0')
  rental.never('which homes have no guest staying next week', '>= 1')
  shop.says('products no customer bought last month', 'coalesce(q1.orders, 0) = 0')
})
