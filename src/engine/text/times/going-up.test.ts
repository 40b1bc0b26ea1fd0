import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('whether a number moves, in other words than "going up"', () => {
  rental.says(
    'Are we getting more leads lately? Show me the past 6 months, month by month.',
    "date_trunc('month', visited_at)",
    'count(*)',
  )
  shop.says(
    'Is the average order getting any bigger? Show me month by month for this year.',
    'avg(total_amount)',
  )
  homes.says('is the average sold price on the rise?', 'avg(sold_price)', "date_trunc('month', close_date)")
  // Bigger orders are not more of them; weekends may be held against the other days.
  shop.declines('are our orders getting bigger?')
  rental.declines('are we getting more bookings on weekends?')
})

describe('an average that is said behind its number', () => {
  homes.says(
    'Is the price per square foot of sold homes going up? Average by quarter since the start of 2025, please.',
    'avg(price_per_sf)',
    "date_trunc('quarter', close_date)",
  )
  shop.declines('orders? average by month')
})
