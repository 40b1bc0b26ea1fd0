import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { sqlOf } from '#tests/support/demo-engines.ts'

test('"just electronics tho" narrows the question before', () =>
  expect(sqlOf('ecommerce', 'just electronics tho', 'revenue by brand this year')).toMatch(
    /pr\.category = 'Electronics' .*GROUP BY pr\.brand/,
  ))

test('"but only with a pool though" keeps the groups', () =>
  expect(
    sqlOf('real_estate', 'ok but only with a pool though', 'how many sold this year by subdivision'),
  ).toMatch(/has_pool .*GROUP BY subdivision/))

shop.says('products with more than 3 reviews though they are sold out', 'stock_quantity = 0')

describe('how many numbers are wanted is no limit', () => {
  shop.says('Last month in three numbers: orders, revenue, AOV.', 'count(*) AS orders', 'avg(')
  shop.declines('orders with three numbers')
})

describe('what is planned stands in the books', () => {
  rental.says(
    'Show me cancelled reservations by month of planned check-in for 2025.',
    "date_trunc('month', check_in)",
    "status = 'cancelled'",
  )
  rental.declines('guests who planned a wedding')
})

describe('a kind is a type', () => {
  rental.says(
    'my places by kind, so how many beach houses, how many cabins and so on',
    'GROUP BY property_type',
  )
  rental.says('bookings by kind last year', 'GROUP BY reservation_type')
  homes.declines('homes by kind')
})
