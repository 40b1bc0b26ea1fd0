import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one of several numbers counts only some of the things', () => {
  const refunds = "count(*) FILTER (WHERE status = 'refunded')"
  const revenue = "sum(total_amount) FILTER (WHERE status = 'completed')"
  shop.says(
    'this month so far: orders, revenue, AOV, number refunded',
    'count(*) AS orders',
    revenue,
    refunds,
  )
  shop.says('orders, how many refunded, and revenue by month this year', revenue, refunds)
  shop.says('last month: how many orders, how many refunded, how many cancelled', 'AS orders', refunds)
  shop.says('orders placed, orders refunded and revenue last month', 'count(*) AS orders', revenue, refunds)
  shop.says('orders, revenue, pending orders this month', revenue, "FILTER (WHERE status = 'pending')")
  shop.says('for each brand: orders, number refunded, refund rate', 'AS refunds', 'AS refund_rate')
  rental.says(
    'this month: bookings, revenue, number cancelled',
    "FILTER (WHERE status IN ('confirmed', 'completed')) AS revenue",
    "FILTER (WHERE status = 'cancelled')",
  )
  rental.says('bookings and number of cancellations by city', 'AS bookings', 'AS cancellations')
  homes.says(
    'homes, number with a pool, average price by subdivision',
    'count(*) AS listings',
    'FILTER (WHERE has_pool)',
  )
  homes.says('listings, median price, number sold by subdivision', "FILTER (WHERE status = 'SLD')")
})

describe('products in two states of stock', () => {
  const both = [
    'FILTER (WHERE stock_quantity = 0)',
    'FILTER (WHERE stock_quantity > 0 AND stock_quantity <= 10)',
  ]
  shop.says('by category, the number out of stock and the number low on stock', ...both)
  shop.says('by category, how many are out of stock and how many are low on stock', ...both)
  shop.says('out of stock count and low stock count by category', ...both)
})

describe('rows that are named and not counted', () => {
  shop.says(
    'list refunds and cancellations from last week',
    'order_number',
    "status IN ('refunded', 'cancelled')",
  )
  shop.says('refunded orders, newest first', 'order_number')
})

describe('a number that is still in a state is one of its own', () => {
  shop.says(
    'number of orders, number refunded and number still pending, all for this week',
    "count(*) FILTER (WHERE status = 'refunded')",
    "count(*) FILTER (WHERE status = 'pending')",
  )
  rental.says(
    'number of bookings, number cancelled and number still pending this month',
    "FILTER (WHERE status = 'pending')",
  )
})
