import { rental } from '#tests/support/patterns.ts'

rental.says('which homes made less than 20x their nightly rate this year', 'revenue < 20 * price')
rental.says('properties that earned over 100x rack rate in the past 12 months', 'revenue > 100 * price')
rental.says(
  'homes whose revenue over the last 12 months is below forty times their nightly rate',
  'revenue < 40 * price',
)
