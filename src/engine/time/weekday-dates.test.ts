import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a date with its day of the week', () => {
  shop.says('orders on monday december 1 2025', "DATE '2025-12-01'")
  shop.says(
    'revenue from friday november 28 through monday december 1',
    "DATE '2025-11-28'",
    "DATE '2025-12-02'",
  )
  rental.says('check-ins on friday the 13th of november', "check_in >= DATE '2026-11-13'")
  // Either the day or the date is a slip.
  shop.declines('orders on tuesday december 1 2025')
})
