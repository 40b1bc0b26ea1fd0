import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a limit on what all the people of a place did', () => {
  shop.says(
    'In which cities have the customers bought for more than 60,000 dollars in total?',
    'GROUP BY b.city',
    'HAVING sum(pu.total_amount) > 60000',
  )
  shop.says('states where buyers have placed more than 500 orders in total', 'HAVING count(*) > 500')
  shop.says('in which cities have customers bought more than 400 units', 'HAVING sum(pu.quantity) > 400')
  rental.says(
    'in which states have guests cancelled more than 20 bookings',
    'GROUP BY l.state',
    "status = 'cancelled'",
  )
  rental.says('in which cities have guests booked more than 100 nights this year', 'HAVING sum(')
})

describe('each of them, or the people themselves', () => {
  shop.declines('cities where customers spent more than 2,000')
  shop.never('which customers spent more than 1,000 in total', 'city')
})
