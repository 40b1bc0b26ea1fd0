import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('columns of rows', () => {
  rental.says(
    'give me check in, check out and price for all pending reservations',
    'check_in, check_out, total_price',
  )
  rental.says('top 5 bookings by price', 'ORDER BY total_price DESC')
  rental.says('top 5 homes by price', 'ORDER BY price DESC')
  rental.says('homes with price and city', 'SELECT title, price, city')
  rental.says(
    'how many bathrooms does Driftwood Beach House have',
    'bathrooms',
    "title = 'Driftwood Beach House'",
  )
})

describe('bookings in the order of their price', () => {
  rental.says('bookings by price, highest first', 'ORDER BY total_price DESC')
  rental.says('stays of October, highest price first', 'ORDER BY total_price DESC')
  rental.says("show last month's stays by cost, priciest first", 'ORDER BY total_price DESC')
  rental.says('bookings by nightly rate, highest first', 'ORDER BY price DESC')
  shop.says('orders by price, highest first', 'ORDER BY total_amount DESC')
})
