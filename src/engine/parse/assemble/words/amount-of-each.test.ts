import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('amounts of rows', () => {
  shop.says('list the pending orders and their amounts', 'SELECT order_number, total_amount')
  shop.says('orders from last week and their totals', 'SELECT order_number, total_amount')
  rental.says('cancelled bookings and their amounts', 'SELECT guest_name, total_price')
  shop.says('total amounts of refunded orders', 'sum(total_amount)')
})
