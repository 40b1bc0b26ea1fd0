import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the other side of what is there or not', () => {
  homes.says('do homes with a pool sell for more?', 'avg(sold_price)', 'GROUP BY has_pool')
  homes.says('do pool homes sell faster', 'avg(days_on_market)', 'GROUP BY has_pool')
  homes.says('are homes with a pool more expensive?', 'avg(price)', 'GROUP BY has_pool')
  homes.declines('do homes with a view sell for more')
  homes.declines('do homes in Old Town sell for more')
})
