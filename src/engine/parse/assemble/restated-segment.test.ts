import { homes, rental } from '#tests/support/patterns.ts'

rental.says(
  'what percentage of our guests came back, i.e. booked with us twice or more?',
  'FILTER (WHERE reservations >= 2)',
)
rental.says('how many repeat guests booked more than 3 times', 'bookings > 3')

homes.says('How many listings expired or were withdrawn without selling?', "IN ('EXP', 'WDN')")
