import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('the same days of two years', () => {
  const both = ["DATE '2025-11-15'", "DATE '2026-11-15'", 'AS side']
  shop.says('Compare sales for November 1 to 14 in 2025 and 2026', ...both)
  shop.says('sales November 1-14, 2025 vs 2026', ...both)
  rental.says('compare bookings for July 1st to 15th in 2025 and 2026', "DATE '2025-07-16'")
})
