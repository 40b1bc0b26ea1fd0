import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('how many did it once, how many twice', () => {
  rental.says(
    'How many guests have booked with us once, how many twice, and how many three times or more?',
    "bookings = 1 THEN '1'",
    "bookings > 2 THEN '3 and up'",
  )
  shop.says('how many customers ordered once, twice, and 3+ times', 'total_orders = 2', 'total_orders > 2')
  shop.says('how many customers ordered once', 'WHERE total_orders = 1')
})
