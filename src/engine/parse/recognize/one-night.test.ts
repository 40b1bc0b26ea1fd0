import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the price of one night', () => {
  rental.never('What does one night at the Powder Day Ski Chalet cost?', 'price = 1')
  rental.says('how many bookings were for one night', '= 1')
})
