import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the sides of a comparison in their order', () => {
  homes.says(
    'pool vs no pool: average price per sq ft of sold homes, highest first',
    'GROUP BY has_pool ORDER BY avg(price_per_sf) DESC',
  )
  homes.says('avg DOM actives vs pendings vs solds, lowest first', 'ORDER BY avg(days_on_market)')
  rental.says('inquiries mobile vs desktop, fewest first', 'ORDER BY inquiries')
  shop.says('compare revenue this month vs last month, lowest first', 'ORDER BY revenue')
})

describe('of two numbers', () => {
  rental.says(
    'california vs florida this year: number of bookings and revenue, sorted by revenue',
    'ORDER BY revenue DESC',
  )
  // It is not said which.
  rental.declines('california vs florida this year: number of bookings and revenue, highest first')
})
