import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a month without a year is that of each year that is named', () => {
  rental.says('august revenue this year vs last year', "DATE '2025-08-01'", "DATE '2026-08-01'")
  rental.says('bookings in august this year vs last year', "DATE '2025-08-01'", "DATE '2026-08-01'")
  homes.says('q3 volume in 2025 vs 2024', "DATE '2024-07-01'", "DATE '2025-07-01'")
  rental.never('how many bookings made this year were for stays in July', "created_at >= DATE '2026-07-01'")
  // A month and a year say nothing about each other.
  rental.declines('compare revenue this week against last year')
  shop.says(
    'Sales this year compared with the same stretch of last year',
    "DATE '2025-11-16'",
    "DATE '2026-11-16'",
  )
  shop.never('Sales this year compared with last year', "DATE '2025-11-16'")
  rental.says('last 6 months vs the 6 months before, bookings', "DATE '2025-11-15'", "DATE '2026-05-15'")
  rental.never('last 6 months vs the 6 months before, bookings', 'lag(')
})

describe('what is no month of that year', () => {
  shop.says('compare black friday orders this year to last year', "DATE '2025-11-28'", "DATE '2026-11-27'")
  // Which day it was is not known.
  shop.declines('black friday orders in 2023')
  rental.declines('guests who stayed in 2024 with a booking in July')
})
