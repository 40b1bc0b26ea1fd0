import { rental } from '#tests/support/patterns.ts'

rental.says(
  'last inquiry about Driftwood Beach House, when was it?',
  "'Driftwood Beach House'",
  'ORDER BY interaction_timestamp DESC',
  'LIMIT 1',
)
rental.says('when was the latest inquiry about Driftwood Beach House', 'ORDER BY interaction_timestamp DESC')
rental.says(
  'when was the newest inquiry for a cabin in Aspen',
  "property_type = 'mountain_cabin'",
  "city = 'Aspen'",
  'ORDER BY interaction_timestamp DESC',
)
