import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('which end comes first', () => {
  rental.says(
    "Split last quarter's revenue by type of property, biggest earner at the top",
    'ORDER BY revenue DESC',
  )
  shop.says('orders by day of the week, busiest day first', 'ORDER BY orders DESC')
  rental.says("Break down this month's bookings by city, busiest city on top", 'ORDER BY bookings DESC')
  rental.says('bookings by month, slowest month first', 'ORDER BY bookings,')
})
