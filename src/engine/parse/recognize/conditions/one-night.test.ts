import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the price of one night', () => {
  rental.never('What does one night at the Powder Day Ski Chalet cost?', 'price = 1')
  rental.says('how many bookings were for one night', '= 1')
})

describe('how much a night is', () => {
  rental.says('how much is a night on average in Aspen', 'avg(price)', "city = 'Aspen'")
  rental.says('how much per night is Driftwood Beach House', 'SELECT title, price')
  rental.declines('how much did a night in Aspen bring in last year')
})
