import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number for each state', () => {
  const cancelled = "FILTER (WHERE pu.status = 'cancelled')"
  shop.says(
    '# cancelled and # refunded by category, last qtr',
    cancelled,
    "FILTER (WHERE pu.status = 'refunded')",
  )
  shop.says('number of cancelled and number of refunded orders per brand', cancelled)
  shop.says(
    'completed orders, pending orders, cancelled orders by payment method',
    "FILTER (WHERE status = 'pending')",
  )
  shop.says('how many pending and cancelled orders last month', "status IN ('pending', 'cancelled')")
  rental.says(
    'number of cancelled reservations and number of completed reservations per city',
    "FILTER (WHERE r.status = 'completed')",
  )
})
