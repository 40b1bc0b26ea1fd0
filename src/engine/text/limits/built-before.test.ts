import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('homes before a year are older than it', () => {
  homes.says('actives pre-1985, 3+ beds', 'year_built <= 1984')
  homes.says('which homes are pre-1980 and have a pool', 'year_built <= 1979')
  homes.says(
    'how many pre-1970 houses sold last year',
    'year_built <= 1969',
    "close_date >= DATE '2025-01-01'",
  )
})

describe('what was done before a year', () => {
  homes.says('homes sold pre-2025', "close_date < DATE '2025-01-01'")
  shop.says('revenue pre 2025', "purchase_date < DATE '2025-01-01'")
  rental.says('bookings pre-2025', "check_in < DATE '2025-01-01'")
})
