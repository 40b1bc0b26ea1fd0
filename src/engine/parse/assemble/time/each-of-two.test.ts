import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two times, each with its own number', () => {
  homes.says('median sale price this year and last year', "'2025'", "'2026'")
  rental.says('ADR per type of home, this year and last year', 'GROUP BY', 'change_pct')
  shop.says('average order value in 2024 and 2025', "'2024'", "'2025'")
  rental.says('bookings this month and last month', "'Oct 2026'")
  homes.says('closings this year and last year by subdivision', 'change_pct')
})

describe('one sum over two months', () => {
  rental.says('revenue in July and August', "check_in < DATE '2026-09-01'")
  rental.never('revenue in July and August', 'CASE')
  rental.never('ADR for July and August of this year, the two months taken together', 'CASE')
  shop.never('refund rate in September and October combined', 'CASE')
  shop.never('revenue this year and last year by month', 'CASE')
})
