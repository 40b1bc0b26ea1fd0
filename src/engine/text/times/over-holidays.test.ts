import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('stays over a holiday', () => {
  rental.says('who is staying over christmas', "DATE '2026-12-21'", "DATE '2026-12-28'")
  rental.says('how full are we for thanksgiving', 'occupancy', "DATE '2026-11-23'")
  rental.says('bookings over christmas', 'count(*)', "check_in >= DATE '2026-12-21'")
  rental.says('occupancy over last christmas', "DATE '2025-12-22'")
  rental.says('occupancy on christmas eve', "DATE '2026-12-24'")
})

describe('what a holiday brings', () => {
  shop.declines('revenue over christmas')
  rental.declines('revenue from bookings over christmas')
})

describe('who is here', () => {
  rental.says("who's here for easter", "check_in >= DATE '2027-03-22'")
  rental.says('who will be here over christmas', "check_in >= DATE '2026-12-21'")
  rental.says('who is staying over new years', "check_out >= DATE '2027-01-01'")
  rental.declines('bookings over new years')
})
