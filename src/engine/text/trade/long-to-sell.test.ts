import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the days until homes sold', () => {
  homes.says('homes that took longer than average to sell', 'days_on_market > (SELECT avg(x.days_on_market)')
  homes.says("Old Town sold '25 avg $ and dom", 'avg(price)', 'avg(days_on_market)')
  homes.declines('areas that took longer than average to sell')
})
