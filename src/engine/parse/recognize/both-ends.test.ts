import { rental } from '#tests/support/patterns.ts'

rental.says(
  "what's the difference between our most and least expensive nightly rate",
  'max(price)',
  'min(price)',
  'highest_price - lowest_price',
)
rental.declines('most and least expensive home')
