import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the day without a year on which people come and go', () => {
  rental.says('arrivals on November 20', "check_in >= DATE '2026-11-20'")
  rental.says('check-ins from the 18th to the 22nd of November', "check_in >= DATE '2026-11-18'")
  rental.says('how many check-ins were there on November 20', "check_in >= DATE '2025-11-20'")
})

describe('what stands now, of a month to come', () => {
  rental.says("I can't sleep until I know how many bookings we have in December", "DATE '2026-12-01'")
  rental.says('how many bookings have we got for december', "DATE '2026-12-01'")
  rental.says('how many bookings we have had in december', "DATE '2025-12-01'")
})
