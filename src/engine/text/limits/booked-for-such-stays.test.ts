import { rental } from '#tests/support/patterns.ts'

rental.says(
  'Which of our places have never been booked for a monthly stay?',
  "reservation_type = 'monthly'",
  'coalesce(q1.stays, 0) = 0',
)
rental.says('homes never booked for a weekly stay this year', "reservation_type = 'weekly'")
rental.never('which homes were booked for a monthly stay', '= 0')
rental.says(
  'What portion of our bookings with a 2025 check-in ran for seven nights or longer?',
  '(check_out - check_in) >= 7',
)
rental.says('how many stays ran over 10 nights last year', '(check_out - check_in) > 10')
