import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('groups by their share', () => {
  shop.says('payment methods by share of orders', 'payment_method, orders, share_pct')
  shop.says('rank the brands by % of revenue this year', 'brand, revenue, share_pct')
  rental.says('property types by share of bookings in 2025', 'property_type, bookings, share_pct')
  shop.says('payment methods by share of refunded orders', 'AS refund_rate')
})

shop.says('top 3 categories by share of revenue', 'AS share_pct', 'LIMIT 3')
rental.says(
  'top 3 cities by share of 2025 revenue',
  'AS share_pct',
  "check_in < DATE '2026-01-01'",
  'LIMIT 3',
)
