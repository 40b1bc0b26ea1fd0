import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers among what is counted', () => {
  rental.says(
    'for each source, how many leads did we get and how many of those were interested in renting',
    'count(*) AS visitors',
    "count(*) FILTER (WHERE interest_type = 'renting') AS interested_in_renting",
  )
  rental.says(
    'how many reservations last year and how many of those were cancelled',
    "count(*) AS reservations, count(*) FILTER (WHERE status = 'cancelled')",
  )
  rental.says('bookings by city this year, and what share of them are weekly', 'weekly_pct')
})

homes.says(
  "what's for sale right now by bedrooms, how many there are and how many of them have a pool",
  'FILTER (WHERE has_pool)',
)
homes.says('homes in Old Town, and how many have a pool', 'count(*) AS listings', 'FILTER (WHERE has_pool)')

describe('a limit behind "and how many" is that of the part', () => {
  homes.says('sales by area and how many over 1m', 'count(*) AS sales', 'FILTER (WHERE sold_price > 1000000)')
  homes.says('sales in 2025 and how many were over 1m', 'FILTER (WHERE sold_price > 1000000)')
  homes.says(
    'actives per subdivision and how many have been on the market over 90 days',
    'FILTER (WHERE days_on_market > 90)',
  )
  homes.says('homes by area and how many built before 1990', 'FILTER (WHERE year_built <= 1989)')
  homes.says('closings by quarter in 2025 and how many above asking', 'FILTER (WHERE sold_price > ask_price)')
  rental.says(
    'bookings by state, and how many longer than 7 nights',
    'FILTER (WHERE (r.check_out - r.check_in) > 7)',
  )
  shop.says('orders by month and how many over $200', 'FILTER (WHERE total_amount > 200)')
  shop.says('products by category and how many under $50', 'FILTER (WHERE price < 50)')
  homes.says('how many homes are over 1m by area', 'WHERE price > 1000000')
})

describe('what is there now beside what closed in a time', () => {
  homes.says(
    'sales per area in 2025 and how many are for sale now',
    "count(*) FILTER (WHERE status = 'SLD' AND close_date >= DATE '2025-01-01'",
    "count(*) FILTER (WHERE status = 'COP')",
  )
  homes.declines('sales per area in 2025 and how many expired')
  homes.declines('sales by month in 2026 and how many are for sale now')
})
