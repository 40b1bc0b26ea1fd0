import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what a pool adds is told beside homes without one', () => {
  homes.says('how much does a pool add to the price', 'pool - no_pool')
  homes.says('how much does a pool add to the sold price in Old Town', 'avg(sold_price)', 'pool - no_pool')
  homes.says(
    'does having a pool add to the price per sq ft? actives only',
    'avg(price_per_sf)',
    'GROUP BY has_pool',
  )
  homes.says('does a pool raise the price of a home?', 'GROUP BY has_pool')
  homes.says('do homes with a pool have a higher price per sq ft', 'GROUP BY has_pool')
  homes.says('does having a pool help homes sell faster', 'GROUP BY has_pool', "status = 'SLD'")
})

describe('a pool that is only a condition', () => {
  homes.never('how many homes with a pool sold this year', 'GROUP BY has_pool')
})

describe('more with one than without', () => {
  homes.says('are there more pool homes or non pool homes for sale', 'GROUP BY has_pool', "status = 'COP'")
})
