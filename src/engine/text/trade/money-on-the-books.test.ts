import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('dollars that are booked', () => {
  rental.says('dollars on the books for december 2026 check-ins, confirmed only', 'sum(total_price)')
  rental.says('dollars booked for december 2026 check-ins', 'sum(total_price)')
  rental.says(
    '$ on the books: confirmed only, arriving after today',
    'sum(total_price)',
    "status = 'confirmed'",
  )
  rental.says('how much is on the books for december', "check_in >= DATE '2026-12-01'", 'sum(total_price)')
})
