import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('times', () => {
  rental.says(
    'who checks in tomorrow and where',
    "check_in >= DATE '2026-11-16'",
    "check_in < DATE '2026-11-17'",
  )
  rental.says('Who is arriving in the next 7 days?', 'guest_name', "check_in >= DATE '2026-11-16'")
  rental.says(
    'which three months of 2025 had the fewest bookings',
    "date_trunc('month', check_in)",
    'LIMIT 3',
  )
  rental.says('Revenue by month and property type', "date_trunc('month', r.check_in)", 'l.property_type')
  rental.says('month | bookings | revenue for 2025', 'AS bookings', 'AS revenue')
  rental.says('Busiest check-out weekday', "to_char(check_out, 'FMDay')", 'LIMIT 1')
  homes.says(
    'top 3 subdivisions by volume in each closing year',
    'extract(year FROM close_date)',
    'place <= 3',
  )
  homes.says('Median price per square foot by year built', 'GROUP BY year_built')
  homes.says(
    'sold price by subdivision, close_date in 2026',
    "close_date >= DATE '2026-01-01'",
    'GROUP BY subdivision',
  )
  rental.says(
    'upcoming reservations next week',
    "check_in >= DATE '2026-11-16' AND",
    "check_in < DATE '2026-11-23'",
  )
  rental.says('how many reservations were made on Mondays in October', 'isodow FROM created_at')
  rental.says('guests arriving this Friday', "status <> 'cancelled'", "check_in >= DATE '2026-11-20'")
  rental.declines('arrivals scheduled for Friday')
  rental.says('how many guests are arriving this Friday', "status <> 'cancelled'")
  // Said of what is to come.
  rental.says('who checks out on Saturday', "check_out >= DATE '2026-11-21'")
  rental.says('bookings taken yesterday', "created_at >= DATE '2026-11-14'")
  rental.says('what % of bookings in 2025 were made more than 60 days ahead', 'count(*) AS bookings')
  shop.says('number of customers who bought in both September and October', 'orders >= 1', 'orders_2 >= 1')
  shop.says('how do orders spread over the days of the week this year', 'isodow')
  homes.says('how many houses did we close in each of the last 4 quarters', "date_trunc('quarter'")
  homes.says('best month for closings ever', 'count(*) AS sales', 'ORDER BY sales DESC', 'LIMIT 1')
  shop.says('in which month of last year did refunds peak', 'count(*) AS refunds', 'LIMIT 1')
  shop.says('the biggest order of each month this year', 'place <= 1')
  rental.says('month with least revenue since january 2024', 'ORDER BY revenue,', 'LIMIT 1')
  rental.says('check-ins before the end of this month', "check_in < DATE '2026-12-01'")
  homes.says('sold before the last day of June', "close_date < DATE '2026-06-30'")
  homes.says('sold after the beginning of June', "close_date >= DATE '2026-06-01'")
  rental.says('how many nights was each home booked last year', "check_in >= DATE '2025-01-01'")
  rental.says('which homes has nobody reserved in the past 90 days', "created_at >= DATE '2026-08-17'")
})

describe('months that are named backwards', () => {
  rental.says('compare July and June revenue', "DATE '2026-06-01'", "DATE '2026-07-01'")
  rental.never('compare July and June revenue', '2025')
  rental.says('revenue in December and January', "check_in >= DATE '2025-12-01'")
})

describe('what is not there yet is still to come', () => {
  rental.says('homes with no December bookings yet', "DATE '2026-12-01'")
})

describe('new things in each unit of time', () => {
  homes.says('new listings per month', "date_trunc('month', created_at)", 'count(*)')
  homes.declines('new listings')
})

describe('homes that were listed at some time', () => {
  homes.says('homes listed this week', "created_at >= DATE '2026-11-09'")
  rental.says('how many homes listed in 2025', "created_at >= DATE '2025-01-01'")
  homes.declines('homes listed in Old Town')
})

describe('what is not there of a time to come', () => {
  rental.says('which homes do not have a single booking in December?', "check_in >= DATE '2026-12-01'")
  rental.says('which homes did not have a single booking in December?', "check_in >= DATE '2025-12-01'")
})

describe('when it was booked', () => {
  rental.says('how many new bookings did we get last month', "created_at >= DATE '2026-10-01'")
})

rental.says('how much money have we got confirmed for December check-ins?', "check_in >= DATE '2026-12-01'")
