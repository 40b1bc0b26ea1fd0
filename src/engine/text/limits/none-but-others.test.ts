import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('none of the one but some of the other', () => {
  shop.says(
    'customers with no completed orders but with pending ones',
    "FILTER (WHERE pu.status = 'pending') >= 1",
    "FILTER (WHERE pu.status = 'completed') = 0",
  )
  shop.declines('customers with no refunds but with cancelled orders')
  shop.says('customers with no orders in 2026', 'coalesce(q1.orders, 0) = 0')
})
