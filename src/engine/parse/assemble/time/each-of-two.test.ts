import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two times, each with its own number', () => {
  homes.says('median sale price this year and last year', "'2025'", "'2026'")
  rental.says('ADR per type of home, this year and last year', 'GROUP BY', 'change_pct')
  shop.says('average order value in 2024 and 2025', "'2024'", "'2025'")
  rental.says('bookings this month and last month', "'Oct 2026'")
  homes.says('closings this year and last year by subdivision', 'change_pct')
})

describe('a rate of each month that is named', () => {
  homes.says('median sold price jan, feb, mar 2026', 'CASE')
  shop.says('average order value in q1, q2 and q3 2026', 'CASE')
  rental.never('occupancy june, july, august 2026 combined', 'CASE')
})

describe('one sum over two months', () => {
  rental.says('revenue in July and August', "check_in < DATE '2026-09-01'")
  rental.never('revenue in July and August', 'CASE')
  rental.never('ADR for July and August of this year, the two months taken together', 'CASE')
  shop.never('refund rate in September and October combined', 'CASE')
  shop.never('revenue this year and last year by month', 'CASE')
})

describe('years that are named one by one', () => {
  homes.says(
    'how long did homes take to sell on average in 2024, 2025 and 2026',
    "'2024'",
    "'2025'",
    "'2026'",
  )
  homes.says('how fast did homes sell in 2025 and 2026', "'2025'", "'2026'", 'avg(days_on_market)')
  homes.says('how many homes sold in 2024, 2025 and 2026', "'2024'", 'count(*)')
  rental.says('bookings and revenue in 2024, 2025 and 2026', "'2024'", "'2026'")
  shop.says('what share of orders were refunded in 2024, 2025 and 2026', "'2025'", 'share_pct')
  rental.never('total revenue in 2024, 2025 and 2026 combined', 'CASE')
  shop.never('top 5 brands in 2024, 2025 and 2026', 'CASE')
  homes.never('address and price of homes sold in 2024, 2025 and 2026', 'CASE')
  homes.never('how many homes were built in 2018, 2019 and 2020', 'CASE')
  rental.never('revenue in June, July and August', 'CASE')
  homes.says('closed volume for the years 2024, 2025 and 2026', "'2024'", "'2026'")
  homes.says('closings in q4 of 2024 and 2025', "'Q4 2024'", "'Q4 2025'")
  homes.says('average sold price in 2024, 2025 and 2026 by subdivision', 'AS average_sold_price_2025')
  rental.declines('revenue in July and September')
})
