import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const lastYear = "DATE '2025-11-16'"

describe('what has only begun to add up', () => {
  shop.says('is revenue up or down vs last year', lastYear, "DATE '2026-11-16'")
  rental.says('are bookings up or down compared to last year', lastYear)
  rental.says('how much is revenue up vs last year in percent', lastYear)
  homes.says('which areas are up vs last year', lastYear)
  shop.says('are orders down from last month', "DATE '2026-10-16'")
})

describe('what a part of the year tells as well', () => {
  homes.never('avg sold price up or down vs last year', lastYear)
  rental.never('is occupancy up or down vs last year', lastYear)
  shop.never('revenue this year vs last year', lastYear)
  shop.never('did revenue grow last year', lastYear)
})
