import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('money beside those that a limit leaves', () => {
  const each = 'GROUP BY guest_email, guest_name HAVING'
  rental.says(
    'guests with 3 or more stays in 2025, name and how much they paid that year',
    'sum(total_price)',
    each,
  )
  rental.says('guests with at least 2 bookings this year and how much they spent', 'sum(total_price)', each)
  shop.says('customers with 5 or more orders in 2025, name and how much they spent', 'sum(pu.total_amount)')
  // A clause that asks for a column is no story.
  shop.never('customers with 10 or more orders, name and how much they spent', 'total_orders')
  rental.never('how much did guests with 3 or more stays in 2025 spend', each)
})
