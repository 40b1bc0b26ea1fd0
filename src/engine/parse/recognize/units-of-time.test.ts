import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('units that are stated', () => {
  rental.says('avg booking window in days by reservation type', 'average_booking_window', 'reservation_type')
  rental.says('median length of stay in nights', 'percentile_cont')
  rental.says('median stay in nights', 'percentile_cont', 'check_out - check_in')
  rental.says('nights between 1 March 2026 and 31 May 2026 inclusive', "check_in < DATE '2026-06-01'")
})

describe('the same for another time', () => {
  homes.says('what was the median sold price this year and what was it last year', "'2025'", "'2026'")
  homes.never('what was the median sold price this year', "'2025'")
})
