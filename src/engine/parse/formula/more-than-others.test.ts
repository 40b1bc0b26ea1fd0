import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that have more of the one than of the other', () => {
  homes.says(
    'subdivisions, more homes for sale today than closings past 12 months, both counts',
    "status = 'COP'",
    'WHERE listings > sales',
  )
  homes.says('areas: fewer actives today than sales in 2025', 'WHERE active_listings < sales')
  rental.says(
    'cities with more cancellations than completed bookings in 2025, both numbers',
    'WHERE cancellations > bookings',
  )
  shop.says('categories with more refunded orders than cancelled orders in 2025', 'WHERE orders > orders_2')
})
