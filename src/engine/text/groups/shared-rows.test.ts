import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('rows of two kinds, one of each at least', () => {
  rental.says(
    'How many guests they have at least one cancelled and also at least one completed reservation?',
    "FILTER (WHERE status = 'cancelled')",
    "FILTER (WHERE status = 'completed')",
    'reservations >= 1 AND reservations_2 >= 1',
  )
  rental.says('how many guests have at least one weekly and at least one monthly stay', 'stays_2 >= 1')
  shop.says('customers with at least one cancelled and one completed order', "'cancelled') >= 1", '>= 1')
  shop.says('customers with at least one pending and at least two completed orders', "'completed') >= 2")
})

describe('both of them, and not either', () => {
  rental.says('how many guests have both a cancelled and a completed reservation', 'reservations_2 >= 1')
  rental.says('which guests have a cancelled reservation and a completed one', "'completed') >= 1")
  rental.says('how many guests have cancelled bookings and also completed bookings', 'bookings_2 >= 1')
  rental.says('how many guests have a cancelled or a completed reservation', "IN ('cancelled', 'completed')")
  homes.declines('how many subdivisions have both an active and a pending listing')
})
