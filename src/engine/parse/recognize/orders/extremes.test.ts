import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('both ends of one scale', () => {
  rental.says(
    "what's the highest, lowest and average nightly rate in Aspen",
    'max(price)',
    'min(price)',
    'avg(price)',
  )
  rental.never('the highest rate and the lowest number of bathrooms', 'min(price)')
})
