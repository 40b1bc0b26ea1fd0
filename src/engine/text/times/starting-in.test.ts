import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('stays starting in a month', () => {
  rental.says('stays starting in March 2026', "check_in >= DATE '2026-03-01'", "check_in < DATE '2026-04-01'")
  rental.says('bookings starting tomorrow', "check_in < DATE '2026-11-17'")
  rental.says('bookings that start in December', "check_in >= DATE '2026-12-01'")
  rental.says('bookings that started in December', "check_in >= DATE '2025-12-01'")
  rental.never('monthly bookings starting in March 2026', "check_in < DATE '2026-04-01'")
  rental.never('bookings by month, starting in March 2026', "check_in < DATE '2026-04-01'")
  rental.says(
    'stays starting in March and ending in April 2026',
    "check_in < DATE '2026-04-01'",
    "check_out >= DATE '2026-04-01'",
  )
})

rental.says('How many stays do we have starting in December of this year?', "check_in < DATE '2027-01-01'")

rental.says('which guests have a stay starting tomorrow', "check_in < DATE '2026-11-17'")
rental.says('any homes that had no stay at all starting in october 2026', '2026-11-01')

rental.says(
  'viewings starting in December by weekday',
  "check_in >= DATE '2026-12-01'",
  "check_in < DATE '2027-01-01'",
)
rental.says('confirmed bookings longer than 6 nights starting in December', "r.check_in < DATE '2027-01-01'")
rental.never('how many bookings were made in Aspen starting in March', "DATE '2026-04-01'")
rental.never('bookings by month starting in March', "DATE '2026-04-01'")
