import { rental } from '#tests/support/patterns.ts'

rental.says(
  '2025 revenue per listing in each state, so total revenue divided by the number of homes we have there',
  'revenue / nullif(listings, 0)',
)
rental.declines('revenue per listing by state, so nights divided by homes')
