import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('things of two places that are compared are counted', () => {
  shop.says('compare orders of Texas and California', 'GROUP BY b.state')
  shop.says('compare refunded orders in Texas and California', "'refunded'", 'GROUP BY b.state')
  shop.declines('compare refunds in Texas and California')
})
