import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a stay of a month', () => {
  rental.says(
    'Which homes have never been rented for a whole month or longer?',
    "reservation_type = 'monthly'",
    'stays, 0) = 0',
  )
  rental.says(
    'homes that were rented for a month or longer this year',
    "reservation_type = 'monthly'",
    'HAVING count(*) >= 1',
  )
  rental.says('how many stays of a month or longer did we have in 2025', '(check_out - check_in) >= 28')
  rental.says('homes never booked for more than 10 nights', '> 10', 'stays, 0) = 0')
})
