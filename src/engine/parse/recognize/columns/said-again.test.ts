import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a number that is named once more', () => {
  homes.says(
    'which subdivisions have a median asking price over 900k among active listings, and what that median is',
    'HAVING percentile_cont',
  )
  rental.says('guests w/ 5 or more bookings - names + how many', 'HAVING count(*) >= 5')
})
