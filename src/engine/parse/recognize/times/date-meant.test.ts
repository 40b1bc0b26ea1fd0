import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('which date is meant', () => {
  rental.says(
    'How many bookings in the past 30 days? I mean when they booked, not when they arrive',
    'count(*)',
    'created_at >=',
  )
  rental.never('How many bookings last month? I mean when they booked, not when they arrive', 'check_in >=')
  rental.says('guest names of bookings made last week and when they arrive', 'SELECT guest_name, check_in')
  rental.declines('How many bookings last month? not when they booked')
})

describe('a date behind the months that are its own', () => {
  rental.says('bookings by month, going by check-out date', "date_trunc('month', check_out)")
  rental.says('cancellation rate for each month of 2025 by check-in', "date_trunc('month', check_in)")
  rental.never('revenue by check-in', 'date_trunc')
})
