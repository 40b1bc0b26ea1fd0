import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('not once', () => {
  shop.says('products that have not sold once in the past 90 days', 'coalesce(q1.units_sold, 0) = 0')
  rental.says('homes not booked once this year', 'coalesce(q1.bookings, 0) = 0')
})

describe('not more than once', () => {
  shop.says('customers who have not ordered more than once', 'total_orders <= 1')
  rental.says('guests who booked not more than once', 'coalesce(q1.bookings, 0) <= 1')
})

describe('not even one', () => {
  shop.says('which products have not sold even one this month', 'coalesce(q1.units_sold, 0) = 0')
  shop.says('brands that have not moved a single unit this year', 'coalesce(q1.units_sold, 0) = 0')
  homes.says('which subdivisions have not sold a single home this year', 'coalesce(q1.sales, 0) = 0')
})

shop.says('products nobody ever bought, not even once', 'coalesce(q1.orders, 0) = 0')

describe('denied twice', () => {
  shop.says(
    'which products have not been sold not even once since the first of October',
    'coalesce(q1.units_sold, 0) = 0',
    "DATE '2026-10-01'",
  )
  rental.says('which homes have not been booked not even once this year', 'coalesce(q1.bookings, 0) = 0')
})
