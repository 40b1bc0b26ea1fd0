import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what homes must have', () => {
  homes.says('5 lowest $/sf actives, must have pool, under 1M ask', 'AND has_pool', 'ask_price < 1000000')
  homes.says('3 beds in Old Town, must be under 700k', 'price < 700000', 'beds = 3')
})
