import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('rows of a state that are there, and others that are not', () => {
  const guests = 'guests with cancelled bookings but no completed stays'
  rental.says(guests, "HAVING count(*) FILTER (WHERE status = 'cancelled') >= 1 AND")
  rental.never(guests, "status <> 'cancelled'")
  rental.never('homes with cancelled bookings but no stays', "FILTER (WHERE r.status <> 'cancelled') >= 1")
  rental.says(
    'homes with bookings but no cancelled stays',
    "FILTER (WHERE r.status <> 'cancelled') AS bookings",
  )
  rental.says(
    'homes with confirmed bookings but no inquiries',
    'LEFT JOIN q2',
    'coalesce(q2.inquiries, 0) = 0',
  )
  rental.declines('guests with completed stays but no reservations this year')
  shop.says('customers with refunded orders but no completed orders', "status = 'refunded') >= 1")
})
