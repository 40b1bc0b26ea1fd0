import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('numbers against each other stand side by side', () => {
  shop.says('orders vs refunds by month', 'AS orders', "status = 'refunded') AS refunds", 'AS month')
  shop.says('revenue vs refunds by month', 'AS revenue', 'AS refunded_amount')
  rental.says('bookings vs cancellations by month', 'AS bookings', 'AS cancellations')
  shop.says('texas vs california orders by month', "IN ('TX', 'CA')")
})
