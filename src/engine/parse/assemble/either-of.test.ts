import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the one or the other', () => {
  homes.says('homes with a pool or more than 4 beds', '(has_pool OR beds > 4)')
  rental.declines('bookings that are pending or longer than 10 nights')
  homes.declines('every withdrawn listing except those asking over 2 million or built after 2015')
  homes.says('active or under contract homes in Old Town', "status IN ('COP', 'SCO')")
  rental.says('how many bookings excluding monthly stays', "<> 'viewing'", "<> 'monthly'")
})
