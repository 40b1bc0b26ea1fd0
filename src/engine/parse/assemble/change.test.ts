import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a group that fell to nothing', () => {
  homes.says('which areas were down last month', 'coalesce(q1.volume_oct_2026, 0)', 'change < 0')
  shop.says('which brand fell the most last month', 'coalesce(q1.revenue_oct_2026, 0)', 'LIMIT 1')
  // A mean of nothing is no number.
  rental.never('which cities had a lower average nightly rate than last year', 'coalesce')
})
