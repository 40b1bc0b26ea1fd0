import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what has begun, against as much of the one before', () => {
  const both = ["DATE '2026-11-16'", "DATE '2026-10-16'"]
  shop.says('are sales up this month', 'change_pct', ...both)
  shop.says('is revenue up or down this month', 'change_pct', ...both)
  rental.says('is occupancy better this year', 'occupancy_2026', 'occupancy_2025')
  homes.says('are closings down this quarter?', 'change', "DATE '2026-07-01'")
  rental.never('is revenue going up or down this year', 'change')
  homes.never('is the price higher in Old Town this year', 'change')
})
