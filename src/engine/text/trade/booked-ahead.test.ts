import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('how far ahead people book, told by its two ends', () => {
  rental.says(
    'on average, how many days pass between when a guest books and when they check in',
    'average_booking_window',
  )
  rental.says(
    'days from reservation made to arrival, average, by property type',
    'average_booking_window',
    'GROUP BY l.property_type',
  )
  rental.says(
    'how many days ahead do folks book with us, I mean from the day the booking was made to check-in',
    'average_booking_window',
  )
  rental.says('which property type gets booked furthest in advance', 'average_booking_window', 'LIMIT 1')
  rental.never('which property type gets booked furthest in advance', "status = 'booked'")
  rental.never('average days between check-in and check-out', 'booking_window')
})

rental.says(
  'for the weekly stays how many days on average between the day it was booked and check in',
  'average_booking_window',
  "reservation_type = 'weekly'",
)
