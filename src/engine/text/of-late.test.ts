import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('lately', () => {
  homes.says('what has sold in Sea Oaks lately', "subdivision = 'Sea Oaks'", 'close_date >=')
  homes.declines('what was listed lately')
  homes.declines('has the average price of sold homes changed lately')
  rental.declines('bookings lately')
})
