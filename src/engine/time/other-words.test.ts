import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('years and lengths of time in other words', () => {
  shop.says('Turnover for the full year 2025, exact figure.', "DATE '2025-01-01'", "DATE '2026-01-01'")
  shop.says('sales of fiscal 2025', "DATE '2025-01-01'", "DATE '2026-01-01'")
  homes.says('How many homes sold since six months?', "close_date >= DATE '2026-05-15'")
  shop.says('black fri to cyber mon last yr, revenue', "DATE '2025-11-28'", "DATE '2025-12-02'")
  shop.says('how many full price orders in 2025', 'total_amount = ')
})

describe('one time against another in other words', () => {
  shop.says('revenue October vs the September before it', "'Sep 2026'", "'Oct 2026'")
  shop.says('revenue September vs the September before', "'Sep 2025'", "'Sep 2026'")
  shop.says(
    'MoM revenue change in percent, last month over the month before',
    'revenue_sep_2026',
    'change_pct',
  )
  rental.says(
    "By how many percent did bookings grow from 2024's second half to the second half of 2025?",
    "DATE '2024-07-01'",
    "DATE '2025-07-01'",
  )
  rental.says(
    'Did we make more money in the third quarter than in the second this year?',
    "DATE '2026-04-01'",
    "DATE '2026-10-01'",
  )
  homes.says(
    'By what percent did our sales volume change this year so far, against the same part of last year?',
    "DATE '2025-11-16'",
    'change_pct',
  )
  shop.says('How many percent is revenue up year to date versus the same stretch of last year?', 'change_pct')
  rental.says(
    'What did we take in last quarter, and what was it in the same quarter one year earlier?',
    "DATE '2025-07-01'",
    "DATE '2026-07-01'",
  )
  homes.says(
    'Quarterly sold volume from 2025 onward, and next to it the change in dollars on the quarter before',
    'lag(volume)',
  )
  rental.says(
    'How many bookings per property type did we have in 2025, and how many in 2024? I want both years for each type.',
    'bookings_2025, bookings_2024',
  )
})
