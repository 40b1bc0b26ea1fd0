import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('zero of them in a time', () => {
  shop.says(
    'customers w/ LTV > 2k and zero orders this year, last name + email',
    'lifetime_value > 2000',
    "purchase_date >= DATE '2026-01-01'",
    'coalesce(q1.orders, 0) = 0',
  )
  rental.says('homes with over 10 views and 0 bookings this year', 'coalesce(q2.bookings, 0) = 0')
  shop.says('customers with LTV > 2k and zero orders', 'total_orders = 0')
})
