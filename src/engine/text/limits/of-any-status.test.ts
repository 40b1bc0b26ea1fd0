import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('none of whatever status', () => {
  for (const question of [
    'any customers who never ordered anything at all, not even a cancelled one? just how many',
    'how many customers never ordered anything, not even a cancelled order',
    'how many customers never placed an order, cancelled or otherwise',
    'how many buyers have never ordered, no matter the status',
  ]) {
    shop.says(question, 'count(*) AS orders FROM ecommerce_purchases', 'WHERE orders = 0')
    shop.never(question, 'pu.status')
  }
  shop.never('products never ordered, not even a cancelled order', 'pu.status')
  rental.says('homes never booked, not even a cancelled booking', 'coalesce(q1.reservations, 0) = 0')
})

describe('the status that is told', () => {
  shop.says('how many customers never ordered anything at all', 'total_orders = 0')
  shop.says('customers with no refunded orders', "pu.status = 'refunded'")
})
