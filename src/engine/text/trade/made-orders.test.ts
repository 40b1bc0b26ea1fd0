import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what people did', () => {
  rental.says('guests with two bookings this year', 'HAVING count(*) = 2')
  rental.never('guests who made 2 bookings this year', 'LIMIT')
  rental.says('guests with 2 or more bookings this year', 'HAVING count(*) >= 2')
  rental.says('guests with 3 bookings and up', 'HAVING count(*) >= 3')
  rental.says('which five have spent the most money with us', 'guest_name', 'LIMIT 5')
  shop.says('what percent of our customers has made only one order and never came back', 'total_orders = 1')
  shop.never('what percent of our customers has made only one order and never came back', 'NOT')
  shop.says('how many products do we sell for under 20 dollars', 'price < 20')
})
