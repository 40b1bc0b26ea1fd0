import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one in the one time, and one in the other', () => {
  rental.says(
    'How many guests who had a booking in 2025 also have one in 2026?',
    'stays >= 1',
    'bookings >= 1',
  )
  shop.says('customers with an order in 2025 who also placed one in 2026', 'AS orders_2', 'HAVING')
  rental.never('How many guests had a booking in 2025', "2026-01-01' AND check_in")
})
