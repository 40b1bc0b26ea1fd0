import { rental } from '#tests/support/patterns.ts'

rental.says(
  "what's the longest gap between booking and arrival this year",
  'ORDER BY booking_window DESC',
  'LIMIT 1',
)
rental.says('who had the longest stay this year', 'ORDER BY length_of_stay DESC')
rental.says(
  "what's the very first place that got listed and when was that",
  'ORDER BY created_at, title LIMIT 1',
)
