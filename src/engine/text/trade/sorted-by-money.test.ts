import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('rows in the order of their money', () => {
  shop.says('orders this month sorted by amount', 'ORDER BY total_amount')
  shop.says('refunds sorted by total, highest first', 'ORDER BY total_amount DESC')
  rental.says('bookings next month ordered by total', 'ORDER BY total_price')
  shop.says('products sorted by price', 'ORDER BY price')
})
