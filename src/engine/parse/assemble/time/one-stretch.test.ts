import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two periods in one question', () => {
  rental.says(
    'bookings made in October for check-in in December',
    "created_at >= DATE '2026-10-01'",
    "check_in >= DATE '2026-12-01'",
  )
  rental.says(
    'how many bookings made this year were for stays in July',
    "created_at >= DATE '2026-01-01'",
    "check_in < DATE '2026-08-01'",
  )
  rental.says(
    'upcoming check-ins this month',
    "check_in >= DATE '2026-11-16' AND",
    "check_in < DATE '2026-12-01'",
  )
  homes.says("what share of this year's sales closed in the first quarter", 'share_pct', "DATE '2026-04-01'")
  homes.says('average sold price, 2024 vs 2025 vs 2026', "'2024'", "'2025'", "'2026'")
  shop.never('revenue in 2025 in Q3', "DATE '2026-01-01'")
})

describe('on average', () => {
  shop.says('How many orders did we receive on average per day during Q4 2025?', '/ 92, 2)')
  rental.says('how far in advance do people usually book', 'average_booking_window')
  rental.declines('which weekday do guests usually arrive')
})

describe('a time for what there is and another for what is missing', () => {
  rental.says(
    'homes that earned over 10k in 2025 but had no bookings in October 2026',
    "check_in >= DATE '2025-01-01'",
    "check_in >= DATE '2026-10-01'",
  )
  shop.says(
    'customers with more than 3 orders in 2025 and none in 2026',
    'coalesce(q1.orders_2025, 0) > 3',
    'coalesce(q1.orders_2026, 0) < 1',
  )
})

describe('a month that comes every year', () => {
  homes.declines('how many closings in November and December over the past two years')
  homes.says('how many closings in July during the past 12 months', "close_date >= DATE '2026-07-01'")
})

describe('months that a season tells the year of', () => {
  rental.says('revenue from December to March last winter', "< DATE '2026-04-01'")
})
homes.says(
  'sales volume by quarter this year vs last year',
  `date_trunc('quarter', close_date)`,
  `close_date >= DATE '2025-01-01'`,
  `close_date < DATE '2027-01-01'`,
)

describe('the steps of a year, named apart from it', () => {
  rental.says(
    'For the 2025 books I need revenue quarter by quarter, Q1 through Q4.',
    "check_in >= DATE '2025-01-01' AND check_in < DATE '2026-01-01'",
  )
  rental.says(
    'Cancellation rate for each month of 2025 by check-in, January first.',
    "check_in < DATE '2026-01-01'",
    "date_trunc('month', check_in)",
  )
})

describe('a day, and the days from it on', () => {
  shop.says(
    'black friday last year so november twenty eighth twenty twenty five through monday december first how much revenue did we do',
    "DATE '2025-11-28'",
    "DATE '2025-12-02'",
  )
  shop.says('black friday last year, november 28 through december 1, revenue', "DATE '2025-12-02'")
  shop.says('revenue in january this year', "DATE '2026-02-01'")
})

describe('days without a year, in the year that is named', () => {
  rental.says(
    "a count of this year's bookings with an arrival date from 21 to 27 December",
    "check_in >= DATE '2026-12-21'",
  )
  shop.says(
    "count of last year's orders with a purchase date from 21 to 27 December",
    "purchase_date >= DATE '2025-12-21'",
  )
})
