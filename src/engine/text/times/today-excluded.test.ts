import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('days to come without today', () => {
  rental.says('arrivals in the next 7 days not counting today', "check_in >= DATE '2026-11-16'")
  rental.says('checkouts in the next 3 days, today excluded', "check_out >= DATE '2026-11-16'")
})
