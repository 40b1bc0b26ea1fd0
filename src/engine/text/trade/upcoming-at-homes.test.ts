import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('upcoming bookings at such homes', () => {
  const rows = ["l.status = 'maintenance'", 'r.guest_name', 'r.check_in >= ']
  rental.says('homes in maintenance that still have upcoming bookings: title, guest, check-in', ...rows)
  rental.says(
    'which of the places down for maintenance still have upcoming bookings, tell me the place, the guest and the check in day',
    ...rows,
  )
  rental.never('homes in maintenance that still have upcoming bookings: title, city', 'guest_name')
})
