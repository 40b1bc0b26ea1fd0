import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what is lost as a part of revenue is money of both', () => {
  const refunded = "sum(pu.total_amount) FILTER (WHERE pu.status = 'refunded')"
  shop.says('refunds as a % of revenue by brand', refunded)
  shop.says('returns as a % of revenue by brand', refunded)
  shop.says('refunds as % of orders by brand', "count(*) FILTER (WHERE pu.status = 'refunded')")
  rental.says(
    'cancellations as a share of revenue by city',
    "sum(r.total_price) FILTER (WHERE r.status = 'cancelled')",
  )
})
