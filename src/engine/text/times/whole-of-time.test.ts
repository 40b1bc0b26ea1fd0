import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what was and what is to come are everything', () => {
  rental.never('total revenue to date and on the books', 'check_in <')
  rental.never('all revenue, past and future, by property type', 'check_in <')
  rental.says('revenue so far this year and on the books', "check_in < DATE '2027-01-01'")
  rental.says('total revenue to date', 'check_in <')
})

describe('what is to come is a part of it', () => {
  rental.says('revenue by quarter for 2025 and 2026 including confirmed still to come', "'2025-01-01'")
  rental.says('bookings by month this year, including upcoming ones', "'2026-01-01'")
  rental.declines('revenue year to date including what is still to come')
})
