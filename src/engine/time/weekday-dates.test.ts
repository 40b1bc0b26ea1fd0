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
  rental.says(
    'check-ins fri nov 20 thru nov 22',
    "check_in >= DATE '2026-11-20'",
    "check_in < DATE '2026-11-23'",
  )
  rental.never('check-ins fri nov 20 thru nov 22', 'isodow')
  rental.says('check-ins on sunday nov 22', "check_in >= DATE '2026-11-22'")
  rental.says('check-ins fri nov 20 thru sun nov 22', "DATE '2026-11-20'", "DATE '2026-11-23'")
  rental.says('arrivals from fri 11/20 to sun 11/22', "DATE '2026-11-20'", "DATE '2026-11-23'")
  rental.says('who arrives saturday the 21st', "check_in >= DATE '2026-11-21'")
  rental.declines('who arrives sunday the 21st')
  // Either the day or the date is a slip.
  shop.declines('orders on tuesday december 1 2025')
})

describe('a date beside which weekday it is', () => {
  rental.says('who leaves this coming tuesday the seventeenth', "check_out >= DATE '2026-11-17'")
  rental.says('who arrived this past friday the 13th', "check_in >= DATE '2026-11-13'")
  rental.says('how many check-ins this saturday the twenty-first', "check_in >= DATE '2026-11-21'")
  rental.declines('who arrives this coming tuesday the 18th')
  rental.says('who arrives this coming tuesday', "check_in >= DATE '2026-11-17'")
})
