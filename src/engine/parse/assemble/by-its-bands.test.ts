import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('bands of what is named before them', () => {
  rental.says('split the bookings by length: 1 to 3 nights, 4 to 6 nights, 7 nights or more', "'1 to 3'")
  rental.never(
    'split the bookings by length: 1 to 3 nights, 4 to 6 nights, 7 nights or more',
    'length_of_stay',
  )
  rental.says('bookings by length of stay', 'length_of_stay')
})
