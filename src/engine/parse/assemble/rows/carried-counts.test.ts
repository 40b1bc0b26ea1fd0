import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a limit on each of those who are counted in groups', () => {
  shop.says(
    'how many customers have zero completed orders by city',
    'WHERE total_orders = 0',
    'GROUP BY city',
  )
  shop.says('how many customers have more than 5 completed orders by city', 'WHERE total_orders > 5')
  shop.declines('how many customers have at least 3 refunded orders by state')
  rental.declines('per state, how many homes have more than 20 bookings')
  rental.declines('how many homes in each state have no bookings next month')
  rental.says('number of bookings per home with more than 20 bookings', 'HAVING count(*) > 20')
})
