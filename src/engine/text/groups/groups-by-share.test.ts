import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

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

describe('the part of each that is so', () => {
  homes.says(
    'rank areas by the share of homes with pools',
    'count(*) FILTER (WHERE has_pool)',
    'share_pct DESC',
  )
  homes.says('areas by share of sales over asking', 'FILTER (WHERE sold_price > ask_price)')
  homes.says(
    'rank areas by the percentage of actives over 90 days on market, lowest first',
    'FILTER (WHERE days_on_market > 90)',
  )
  rental.says('rank cities by the share of bookings cancelled', "FILTER (WHERE r.status = 'cancelled')")
  shop.says('brands by % of orders refunded this year', "FILTER (WHERE pu.status = 'refunded')")
})
