import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the weekday to come', () => {
  rental.says('who is leaving on saturday', "check_out >= DATE '2026-11-21'")
  rental.says(
    'how many arrivals do we have on friday',
    "check_in >= DATE '2026-11-20'",
    "check_in < DATE '2026-11-21'",
  )
  rental.says(
    "who's arriving friday and saturday",
    "check_in >= DATE '2026-11-20'",
    "check_in < DATE '2026-11-22'",
  )
  rental.declines('who left on friday')
  rental.says('arrivals on saturdays this year', 'isodow')
})
