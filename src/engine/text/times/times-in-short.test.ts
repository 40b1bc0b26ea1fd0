import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a calendar year in two letters', () => {
  homes.says(
    'closed units by quarter, CY2025',
    "close_date >= DATE '2025-01-01'",
    "close_date < DATE '2026-01-01'",
  )
  shop.says('rev by category, CY25', "purchase_date >= DATE '2025-01-01'")
  shop.says(
    'orders by status, prior CY',
    "purchase_date >= DATE '2025-01-01'",
    "purchase_date < DATE '2026-01-01'",
  )
  rental.says('bookings by month, CY', "check_in >= DATE '2026-01-01'")
})

describe('a year in two figures', () => {
  homes.says(
    'how many homes closed in 25, by area',
    "close_date >= DATE '2025-01-01'",
    "close_date < DATE '2026-01-01'",
  )
  rental.says('bookings for each quarter of 25', "check_in >= DATE '2025-01-01'", "date_trunc('quarter'")
  homes.never('homes that sold in 25 days or less', "'2025-01-01'")
})

describe('times that are said in passing', () => {
  shop.says('revenue by month going back 6 months', "purchase_date >= DATE '2026-05-01'")
  rental.says('inquiries by device, going back ninety days', "interaction_timestamp >= DATE '2026-08-17'")
  homes.says(
    'how many homes closed in each month of the last twelve',
    "date_trunc('month'",
    "DATE '2025-11-01'",
  )
  homes.says('volume by area since the quarter started', "close_date >= DATE '2026-10-01'")
  rental.says('Jan 1–today: ADR per city', "check_in >= DATE '2026-01-01'", "check_in < DATE '2026-11-16'")
  shop.says('so far this year, up to today, revenue by brand', "purchase_date >= DATE '2026-01-01'")
  shop.says('revenue this month compared to last, please', "DATE '2026-10-01'", "DATE '2026-11-01'")
  rental.says(
    'new leads last week (Mon–Sun)',
    "visited_at >= DATE '2026-11-02'",
    "visited_at < DATE '2026-11-09'",
  )
  rental.says('record month for bookings', "date_trunc('month'", 'LIMIT 1')
})

describe('a quarter in one letter', () => {
  shop.says('rev by cat this q vs last q', 'revenue_q4_2026', 'revenue_q3_2026')
  rental.says('rev per q this yr', "date_trunc('quarter', check_in)")
})
