import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of rows beside the one of each group', () => {
  rental.says('average stay by property type and bookings as well', 'count(*) AS bookings')
  rental.never('average stay by property type and bookings as well', 'r.id')
  rental.says('revenue by city and nights as well', 'AS total_nights')
  shop.says('revenue by category and orders', 'count(*) AS orders')
  shop.says('AOV by payment method and orders too', 'GROUP BY payment_method')
  // Sold homes beside all of them: of which the average is, nobody says.
  homes.declines('average price by subdivision and sales as well')
})

describe('a part of those that are counted in groups', () => {
  const repeat = 'count(*) FILTER (WHERE total_orders >= 2)'
  shop.says('customers by state and how many are repeat buyers', 'count(*) AS customers', repeat)
  shop.says('orders per payment method with how many got refunded', "FILTER (WHERE status = 'refunded')")
})
