import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('two numbers, each with its time', () => {
  const bookings =
    "count(*) FILTER (WHERE r.status <> 'cancelled' AND r.reservation_type <> 'viewing') AS bookings"
  rental.says(
    'for every loft with two bedrooms or more, give me the title, the bookings this year and the revenue this year',
    bookings,
    'AS revenue',
  )
  rental.says('for each city: bookings this year and revenue', bookings, 'AS revenue')
  shop.says('orders in october and revenue in october per category', 'AS orders', 'AS revenue')
  homes.says('sales this year and volume this year', 'AS sales', 'AS volume')
  // Of two times none is said of both.
  shop.says('orders last year and orders this year', 'AS orders_last_year', 'AS orders_this_year')
  rental.says('guests with stays last year and stays this year', 'AS stays', 'AS stays_2')
})
