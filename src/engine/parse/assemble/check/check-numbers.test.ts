import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers that were not asked for', () => {
  rental.declines('homes with at least 2 baths per bedroom')
  rental.declines('what are guests paying per night in Napa')
  shop.asksBack('sales of Aurora and Kestrel by month this year')
  shop.says('sales of Aurora and Kestrel combined this year', 'sum(pu.total_amount)')
  shop.declines('what is the most common order size')
})

describe('what has not sold, and what is older', () => {
  shop.says('products added this year that have not sold', 'units_sold, 0) = 0')
  homes.says('oldest active listing', 'ORDER BY created_at')
})

describe('a limit on each of those who are counted', () => {
  shop.declines('which cities have at least 20 customers who have each spent over $1,000 with us')
  rental.declines('which cities have at least 3 homes that earned over 50k last year')
  shop.says('states with more than 50 customers who ordered more than 5 times', 'WHERE total_orders > 5')
})

describe('only these narrow, and are no numbers of each', () => {
  rental.says('average nightly rate by property type, only Colorado and Utah', "state IN ('CO', 'UT')")
  rental.asksBack('average nightly rate by property type in Colorado and Utah')
})
