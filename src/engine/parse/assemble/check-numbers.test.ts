import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers that were not asked for', () => {
  rental.declines('homes with at least 2 baths per bedroom')
  rental.declines('what are guests paying per night in Napa')
  shop.declines('sales of Aurora and Kestrel by month this year')
  shop.says('sales of Aurora and Kestrel combined this year', 'sum(pu.total_amount)')
  shop.declines('what is the most common order size')
})

describe('what has not sold, and what is older', () => {
  shop.says('products added this year that have not sold', 'units_sold, 0) = 0')
  homes.says('oldest active listing', 'ORDER BY created_at')
})
