// What somebody makes clear: a day that is meant, a limit in words of refusal.
import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the day that is meant, and the one that is not', () => {
  rental.says(
    'number of bookings made in October 2026 (date booked, not arrival)',
    "created_at >= DATE '2026-10-01'",
  )
  rental.says(
    'how many bookings in October 2026, arrival date not booking date',
    "check_in >= DATE '2026-10-01'",
  )
  rental.says('bookings in October by date booked, not arrival', "created_at >= DATE '2026-10-01'")
})

describe('what somebody will not take is a limit', () => {
  homes.says(
    "got a couple in the car right now, they can do somewhere around 600k, they love Palmetto Village and won't look at anything built before 2000. what's for sale",
    'year_built >= 2000',
    "subdivision = 'Palmetto Village'",
    'price >= 540000',
  )
  rental.says(
    "CO or UT, 4 bedrooms minimum, and i'm not paying over 700 a night, what's available",
    'price <= 700',
    'bedrooms >= 4',
  )
  homes.says("they don't want anything smaller than 3 beds, what's for sale in Old Town", 'beds >= 3')
})

describe('denied once more', () => {
  shop.says('which products had no sales this year, not a single one', 'revenue, 0) = 0')
})

describe('a budget is a limit', () => {
  homes.says("budget 1.2 million, wants a pool and 5 beds, what's active", 'price <= 1200000')
  homes.says("my budget's 450k and i want a pool", 'price <= 450000')
  homes.says('homes in Old Town, budget 500-600k', 'price >= 500000')
  rental.says('my brother only has 150 a night to spend, which homes could he take', 'price <= 150')
  rental.never('my brother only has 150 a night to spend, which homes could he take', 'total_price')
})

describe('how to show it, and how not', () => {
  shop.says('customers without any order, just the head count', 'SELECT count(*)')
  shop.says('how many customers in California, no names needed', 'SELECT count(*)')
  shop.says('revenue this year in total, not by month', 'SELECT sum(total_amount) AS revenue')
  shop.says('revenue by month, not by brand', "date_trunc('month', purchase_date)")
  homes.says('median ask of actives, single figure', 'percentile_cont')
  rental.says('guests arriving this week, name and both dates', 'check_out')
})
