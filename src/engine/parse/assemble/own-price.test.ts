import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

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
