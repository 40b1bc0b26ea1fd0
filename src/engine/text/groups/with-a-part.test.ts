import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups by the part of theirs that is so', () => {
  homes.says(
    'which areas have over a third of their for sale homes sitting at ninety days or more and give me the percentage',
    'FILTER (WHERE days_on_market >= 90)',
    "status = 'COP'",
    'part > 0.3333',
  )
  homes.says('areas with more than 50% of their homes having a pool', 'FILTER (WHERE has_pool)', 'part > 0.5')
  homes.says('subdivisions with less than a quarter of their homes under 500k', 'part < 0.25')
  rental.says('which cities have over a quarter of their bookings cancelled', 'part > 0.25', "'cancelled'")
  shop.says('categories with over half of their products out of stock', 'stock_quantity = 0', 'part > 0.5')
})

describe('so many of theirs', () => {
  homes.says('areas that have at least 5 of their homes under contract', 'HAVING count(*) >= 5')
  homes.declines('areas with over a third of their homes sold over ask')
})
