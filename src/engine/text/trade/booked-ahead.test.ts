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

describe('bookings made so far ahead', () => {
  const far = ['count(*)', '(check_in - created_at::date) > 120']
  rental.says('count the bookings placed over 120 days ahead of arrival', ...far)
  rental.says('how many booked more than 120 days in advance', ...far)
  rental.says('number of bookings with more than 120 days from date made to check-in', ...far)
  rental.says('how many bookings did ppl make when check-in was still over 120 days away', ...far)
  rental.says('bookings where check-in minus date made exceeds 120 days, count', ...far)
})
