import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a limit on each of those who are counted in groups', () => {
  shop.says(
    'how many customers have zero completed orders by city',
    "WHERE id NOT IN (SELECT b.id FROM ecommerce_purchases pu JOIN ecommerce_buyers b ON b.id = pu.buyer_id WHERE pu.status = 'completed'",
    'GROUP BY city',
  )
  shop.says(
    'how many customers have more than 5 completed orders by city',
    'HAVING count(*) > 5) GROUP BY city',
  )
  shop.says(
    'how many customers have at least 3 refunded orders by state',
    'HAVING count(*) >= 3) GROUP BY state',
  )
  rental.says('per state, how many homes have more than 20 bookings', 'HAVING count(*) > 20) GROUP BY state')
  rental.says(
    'how many homes in each state have no bookings next month',
    'WHERE id NOT IN (',
    'GROUP BY state',
  )
  rental.says('number of bookings per home with more than 20 bookings', 'HAVING count(*) > 20')
})
