import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the total price behind its limit', () => {
  rental.says('how many bookings went over $5,000 in total price', 'total_price > 5000')
  rental.says('stays under 400 dollars in total price last month', 'total_price < 400')
  shop.says('how many orders came to more than $900 in total amount', 'total_amount > 900')
  rental.says('homes over $500', 'price > 500')
})
