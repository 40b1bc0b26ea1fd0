import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('through a year in steps is that year', () => {
  homes.says('sales through 2025 by month', "close_date >= DATE '2025-01-01'")
  rental.says('cancellations all through 2025', "check_in >= DATE '2025-01-01'")
  rental.says('bookings per month June 2024 through 2025', "check_in >= DATE '2024-06-01'")
  rental.says('through 2025, one line a month, cancellations', "check_in >= DATE '2025-01-01'")
  homes.never('sales through 2025', ">= DATE '2025-01-01'")
})
