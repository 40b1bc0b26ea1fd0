import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a state that is said apart from its thing still tells the date', () => {
  homes.says('How many houses with a pool were sold in 2025?', 'has_pool', "close_date >= DATE '2025-01-01'")
  homes.says('how many homes in Old Town were sold last month', "close_date >= DATE '2026-10-01'")
  homes.says('average price of homes with a pool that were sold in 2025', 'avg(price)', 'close_date')
})
