import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('rows in the order of a day that they have', () => {
  rental.says('completed stays in Aspen in 2026, guest, the latest arrival on top', 'ORDER BY check_in DESC')
  rental.says('completed stays in Aspen this year, most recent stay first', 'ORDER BY check_in DESC')
  rental.says('confirmed bookings in Aspen, soonest arrival at the top', 'ORDER BY check_in, guest_name')
  rental.says('bookings in Aspen next month in order of arrival', 'ORDER BY check_in, guest_name')
})

describe('the latest first, where a booking has several days', () => {
  // The day it was made on is none of those that are shown.
  rental.says('cancelled bookings in Aspen, guest, arrival, price, latest first', 'ORDER BY check_in DESC')
  rental.says(
    'pending bookings with guest, check-in and when they booked, newest first',
    'ORDER BY created_at',
  )
  rental.says('bookings made last week with guest and house, newest first', 'ORDER BY created_at DESC')
  rental.declines('cancelled bookings of this year, newest first')
})
