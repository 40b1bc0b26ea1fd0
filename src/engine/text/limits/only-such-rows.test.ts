import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('such rows and no others', () => {
  const none = "status IN ('completed', 'pending', 'refunded')) = 0"
  shop.says('customers with only cancelled orders', none)
  shop.says('customers whose orders were all cancelled', none)
  shop.says('customers with only one order', 'total_orders = 1')
  shop.declines('customers who only use PayPal')
  shop.declines('customers who have only ever used gift cards')
  shop.declines('sessions with only page views')
  rental.declines('guests with only cancelled bookings')
  rental.declines('guests whose bookings were all cancelled')
})

describe('what was never done at a discount', () => {
  const none = 'coalesce(q1.orders, 0) = 0'
  shop.says('products with no discounted orders', 'total_amount < (pu.quantity * pr.price)', none)
  shop.says('which products have never been discounted', 'total_amount < (pu.quantity * pr.price)', none)
})
