import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('groups by their share', () => {
  shop.says('payment methods by share of orders', 'payment_method, orders, share_pct')
  shop.says('rank the brands by % of revenue this year', 'brand, revenue, share_pct')
  rental.says('property types by share of bookings in 2025', 'property_type, bookings, share_pct')
  shop.says('payment methods by share of refunded orders', 'AS refund_rate')
})
