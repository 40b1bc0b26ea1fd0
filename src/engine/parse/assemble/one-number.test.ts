import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('one number of many rows', () => {
  homes.says("what's the sale-to-list ratio on this year's closings", 'avg((100 * (sold_price')
})
