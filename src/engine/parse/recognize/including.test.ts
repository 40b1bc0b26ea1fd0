import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('things of all kinds', () => {
  homes.never('how many listings, any status', 'GROUP BY')
  rental.never('number of reservations last month, any status', 'cancelled')
  homes.says('how many listings of each status', 'GROUP BY status')
})

describe('columns that are to be included', () => {
  rental.says('all homes in Aspen, including bedrooms and address', 'SELECT title, bedrooms, address')
  homes.says('list active homes in Old Town including price and beds', 'mls_number, price, beds FROM')
  rental.never('bookings last month including cancelled ones', "<> 'cancelled'")
})
