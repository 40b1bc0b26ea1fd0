import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how long the average stay lasts', () => {
  rental.says(
    'How many nights does the average stay at Driftwood Beach House last?',
    'AS average_stay',
    "'Driftwood Beach House'",
  )
  rental.never('how long does the average stay last', 'length_of_stay')
  rental.says('how many nights does an average booking in Aspen last', 'AS average_stay')
})
