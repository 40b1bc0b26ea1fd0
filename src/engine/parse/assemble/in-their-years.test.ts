import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('parts of a year and their years', () => {
  shop.says('Put Q3 revenue this year next to Q3 revenue last year', "DATE '2025-07-01'", "DATE '2026-10-01'")
  shop.never('Put Q3 revenue this year next to Q3 revenue last year', "DATE '2027-01-01'")
  rental.says('Q3 revenue this year vs last year', "DATE '2025-10-01'", "DATE '2026-07-01'")
  rental.says('revenue this year, July vs August', "'Jul 2026'", "'Aug 2026'")
  shop.says('sales this year vs last year', "'2025'", "'2026'")
  rental.declines('bookings in July vs this year')
})
