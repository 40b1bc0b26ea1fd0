import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('states that are to stand side by side in each group are columns', () => {
  shop.says(
    'refunded and cancelled orders by category, side by side',
    "count(*) FILTER (WHERE pu.status = 'refunded') AS refunded",
    "count(*) FILTER (WHERE pu.status = 'cancelled') AS cancelled",
    'GROUP BY pr.category ORDER',
  )
  shop.says('orders by month, refunded and cancelled side by side', 'AS refunded', 'AS cancelled')
  rental.says('mobile and desktop views by month side by side', "FILTER (WHERE device_type = 'mobile')")
})
