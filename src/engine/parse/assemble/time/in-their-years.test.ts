import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('parts of a year and their years', () => {
  shop.says('Put Q3 revenue this year next to Q3 revenue last year', "DATE '2025-07-01'", "DATE '2026-10-01'")
  shop.never('Put Q3 revenue this year next to Q3 revenue last year', "DATE '2027-01-01'")
  rental.says('Q3 revenue this year vs last year', "DATE '2025-10-01'", "DATE '2026-07-01'")
  rental.says('revenue this year, July vs August', "'Jul 2026'", "'Aug 2026'")
  rental.says('Compare Q3 revenue this year with Q3 last year', "< DATE '2025-10-01'", "< DATE '2026-10-01'")
  shop.says('november revenue this year compared to november last year', "'Nov 2025'", "'Nov 2026'")
  shop.declines('november revenue this year compared to october last year')
  shop.says('sales this year vs last year', "'2025'", "'2026'")
  rental.declines('bookings in July vs this year')
})

describe('months of both years', () => {
  shop.says(
    'November and December together, 2024 against 2025: how many orders and how much revenue',
    "DATE '2024-11-01'",
    "DATE '2026-01-01'",
    'count(*) AS orders',
  )
  shop.says(
    'How much turnover did November and December together bring last year, and how much the year before that?',
    "DATE '2024-11-01'",
    "DATE '2025-11-01'",
  )
  shop.says(
    'November plus December: what did we sell in 2024 and what in 2025',
    "'Nov 1 to Dec 31, 2024'",
    "'Nov 1 to Dec 31, 2025'",
  )
  shop.says(
    'revenue for november first through fifteenth next to october first through fifteenth, both this year',
    "'Oct 1 to Oct 15, 2026'",
    "'Nov 1 to Nov 15, 2026'",
  )
})
