import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('rows that are named with their place and time, and a number of theirs', () => {
  rental.says('bookings in Aspen this year and revenue', 'AS bookings', 'AS revenue')
  rental.says('for each month bookings in Aspen and revenue', 'AS bookings', 'AS revenue')
  shop.says('paypal orders this year and their revenue', 'AS orders', 'AS revenue')
  // Of what is completed only, or all of it?
  rental.declines('completed bookings in 2025 and revenue in 2025')
})
