import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('small words that nothing takes in', () => {
  rental.declines('bookings on saturdays, sundays and so on')
  rental.declines('leads from instagram, facebook and the like')
  rental.says('how many bookings and so how much revenue last month', 'count(*)', 'sum(total_price)')
  rental.declines('messages they asked about and the date')
  shop.says('order count and revenue by month this year', 'count(*)', 'sum(total_amount)')
})
