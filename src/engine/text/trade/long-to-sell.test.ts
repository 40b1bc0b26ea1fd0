import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the days until homes sold', () => {
  homes.says('homes that took longer than average to sell', 'days_on_market > (SELECT avg(x.days_on_market)')
  homes.says("Old Town sold '25 avg $ and dom", 'avg(price)', 'avg(days_on_market)')
  shop.says('products with rating 5 and one review', 'rating = 5', 'review_count = 1')
  homes.declines('areas that took longer than average to sell')
})
