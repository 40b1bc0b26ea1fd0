import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('days among columns', () => {
  rental.says(
    'guest, property, check-in and check-out for arrivals next week',
    'r.check_in, r.check_out',
    "r.check_in >= DATE '2026-11-16'",
  )
  rental.says(
    'guest name, check in, check out for confirmed stays in Aspen',
    'r.guest_name, r.check_in, r.check_out',
  )
  rental.never('check-ins and check-outs by month', 'check_in, check_out')
})
rental.says('pending reservations: guest, nights, total, check-in', 'check_in, total_price')
