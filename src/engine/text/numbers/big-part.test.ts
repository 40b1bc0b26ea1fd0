import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('how big a part it is', () => {
  homes.says('how big a chunk of all our listings ended up off the market?', "IN ('EXP', 'WDN')", 'share_pct')
  shop.says('what slice of our orders were refunded', 'refund')
})
