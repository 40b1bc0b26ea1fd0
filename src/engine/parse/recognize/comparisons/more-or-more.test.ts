import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('more of this or more of that', () => {
  shop.says(
    'is it more refunded orders or more cancelled ones this year, how many of each',
    "status IN ('refunded', 'cancelled')",
    'GROUP BY status',
  )
  shop.declines('more refunded orders or more cancelled orders than last year')
})
