import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('so far', () => {
  rental.never('number of cancelled reservations so far', 'check_in')
  rental.never('cancellations so far', 'check_in <')
  rental.says('revenue so far', "check_in < DATE '2026-11-16'")
  rental.says('cancelled reservations so far this year, how many', "check_in < DATE '2026-11-16'")
})
