import { rental } from '#tests/support/patterns.ts'

rental.says(
  'When people rent by the month, how many nights do they stay on average?',
  "reservation_type = 'monthly'",
  'average_stay',
)
rental.says('revenue by the month', "date_trunc('month', check_in)")
