import { rental } from '#tests/support/patterns.ts'

rental.says(
  'Weekly against monthly stays: what revenue did each of the two bring in 2025?',
  "IN ('weekly', 'monthly')",
  'GROUP BY reservation_type',
)
rental.says('average nightly rate of cabins and villas, for these two', 'GROUP BY property_type')
