import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things among the numbers of groups', () => {
  homes.says('by area: active listings, median ask', 'count(*) AS active_listings', 'percentile_cont')
  homes.never('sold homes in Old Town this year, address, price', 'count(')
})

describe('what stands while other things happen', () => {
  rental.never('average nightly rate and number of bookings this year in Aspen', 'created_at')
})

describe('verbs that are no days', () => {
  rental.says('bookings that start next month', "check_in < DATE '2027-01-01'")
  rental.says('stays starting next week', "check_in < DATE '2026-11-23'")
  rental.never('total revenue for 2025 minus 2024', '- 2024')
})

describe('another number behind the groups', () => {
  shop.says('orders by state, and revenue', 'count(*) AS orders', 'AS revenue', 'GROUP BY b.state')
  shop.says('state, orders, revenue last year', 'count(*) AS orders', 'AS revenue', 'GROUP BY b.state')
  rental.says('homes by city with average rate', 'count(*) AS listings', 'avg(price)')
  rental.says('homes by city with average rate, most first', 'count(*) AS listings', 'ORDER BY listings DESC')
  shop.says(
    'products by brand with average price, cheapest first',
    'count(*) AS products',
    'ORDER BY avg(price)',
  )
  shop.says('orders by state with AOV, sorted by state', 'count(*) AS orders', 'ORDER BY b.state')
  shop.says('orders by payment method with revenue, biggest first', 'AS orders', 'ORDER BY revenue DESC')
})

describe('rows of a state or a time, and another number behind their groups', () => {
  shop.says('refunded orders by category, together with the money', 'count(*) AS orders', 'AS revenue')
  shop.says('orders this year by state and revenue', 'count(*) AS orders', 'AS revenue')
  homes.says('pending homes by area and total ask', 'count(*) AS listings', 'sum(ask_price)')
})
