import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how long before they arrive people book', () => {
  rental.says('avg days between making the booking and showing up', 'avg((check_in - created_at::date))')
  rental.says(
    'average booking window, i.e. days from the day they book to check-in, by property type',
    'GROUP BY',
  )
  rental.says('how many days before arrival do people book a stay, on average', 'AS average_booking_window')
  rental.says('how many people want to book a stay', "interest_type = 'renting'")
  rental.says(
    'avg lead time in days, created date to check-in, bookings arriving this month',
    'AS average_booking_window',
    'check_in >= DATE',
  )
  rental.says('avg lead time (created date to check-in) by property type', 'GROUP BY l.property_type')
  rental.declines('bookings from created date to check-out')
})
