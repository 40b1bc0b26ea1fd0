import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a year that is told from another', () => {
  shop.says(
    'sales in December of last year versus December of the year before',
    "'2024-12-01'",
    "'2025-12-01'",
  )
  shop.says('sales in December of last year versus December of two years ago', "'2024-12-01'", "'2025-12-01'")
  rental.says('did we earn more this October than October a year ago', "'2025-10-01'", "'2026-10-01'")
  rental.says('bookings in December 2 years ago', "'2024-12-01'", "'2025-01-01'")
  rental.declines('revenue in December of the year before')
})

describe('a time that is said short', () => {
  homes.says('did more homes sell in the third quarter of this year than in the second', "'2026-04-01'")
  rental.says('total revenue for july august and september put together', "'2026-07-01'", "'2026-10-01'")
  rental.says(
    'revenue over march april and may this year, all together, one number',
    "'2026-03-01'",
    "'2026-06-01'",
  )
})

describe('times against each other', () => {
  rental.says('is revenue so far this quarter ahead of the same stretch last year', "'2025-11-16'")
  rental.says('compare bookings in April, May and June of this year', 'GROUP BY CASE', "'2026-05-01'")
  rental.says('bookings in April, May or October of this year, per month', 'GROUP BY CASE')
  rental.declines('which month is usually the busiest')
})
