import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the money of what must not be there', () => {
  shop.says('customers with no orders over $500', 'pu.total_amount > 500', 'coalesce(q1.orders, 0) = 0')
  rental.says('guests with no bookings over $1000', 'total_price > 1000', 'coalesce(q1.bookings, 0) = 0')
  shop.never('products with no orders above 500', 'price > 500')
  shop.says('products over 100 that never sold', 'pr.price > 100')
})
