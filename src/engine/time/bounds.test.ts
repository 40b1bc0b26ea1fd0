import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('"from" a day goes on from there', () => {
  shop.never('revenue from June 1', '< DATE')
  shop.says('revenue from June 1', 'purchase_date >= DATE')
  shop.never('orders from 10/5/2025', '< DATE')
  rental.says('revenue from June 1 to June 5', '< DATE')
  shop.says('revenue from June', '< DATE')
  shop.says('orders from yesterday', '< DATE')
  shop.says('orders from 3 days ago', '< DATE')
})

describe('a first bound and an ending', () => {
  rental.says(
    'revenue starting Jan 1 2025 ending Mar 31 2025',
    "check_in >= DATE '2025-01-01'",
    "DATE '2025-04-01'",
  )
  rental.says('stays ending March 31 2025', 'check_out')
})

describe('the same bound said twice', () => {
  rental.says('bookings starting March 2026 or later', "check_in >= DATE '2026-03-01'")
  rental.never('revenue since 2025 onwards', 'check_in <')
  shop.says('revenue since July onward by category', "purchase_date >= DATE '2026-07-01'")
})
