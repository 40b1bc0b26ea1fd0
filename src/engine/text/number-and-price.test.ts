import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('how many there are and what they come to', () => {
  rental.says(
    'monthly reservations in 2026: number and total price',
    'count(*)',
    'sum(total_price) AS total_price',
  )
  rental.says('how many weekly reservations last year and their total price', 'count(*)', 'sum(total_price)')
  shop.says('number and sum of paypal orders', 'count(*)', 'sum(total_amount) AS total_amount')
  rental.says('guest and total price for stays in Aspen next month', 'SELECT r.guest_name, r.total_price')
})
