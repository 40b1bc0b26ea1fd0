import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is said of the second number does not narrow the first', () => {
  shop.declines('revenue and number of cancelled orders by month')
  shop.declines('total stock by category and number of products out of stock')
  homes.says('average price and number of sold homes by subdivision', "status = 'SLD'", 'avg(price)')
  homes.declines('price of sold homes with a pool vs homes without')
  rental.says('revenue this year minus last year', 'revenue_2026 - revenue_2025 AS change')
})

describe('both of them', () => {
  rental.declines('cities with both lofts and cabins')
  shop.says('customers who bought electronics but not books', 'HAVING', "pr.category = 'Books') = 0")
})

// Revenue is that of completed orders anyway.
shop.says(
  'revenue and number of completed orders this year',
  'AS revenue',
  'AS orders',
  "status = 'completed'",
)
rental.declines('revenue and number of completed bookings this year')

describe('those who did one of the two are more than those who did both', () => {
  rental.declines('what share of guests stayed in both Aspen and Napa')
  shop.declines('what share of customers bought both Books and Electronics')
  shop.says('what share of customers live in Texas and California', "state IN ('TX', 'CA')")
  rental.says('what percent of bookings are in Aspen and Napa', "l.city IN ('Aspen', 'Napa')")
})

describe('a limit behind the second number', () => {
  shop.declines('revenue by month and how many orders over $200')
  homes.declines('volume by area and how many sales over 1m')
  rental.says('revenue and number of bookings over $1000 by state', 'r.total_price > 1000')
})
