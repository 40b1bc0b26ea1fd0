import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two that are held against each other, in percent', () => {
  shop.declines('revenue of books vs toys, in percent')
  homes.declines('closings in Old Town vs Sea Oaks in percent')
  rental.declines('bookings of cabins versus chalets, in %')
  shop.says('share of revenue by category', 'share_pct')
})
