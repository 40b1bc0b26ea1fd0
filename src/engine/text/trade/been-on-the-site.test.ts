import { rental } from '#tests/support/patterns.ts'

rental.says(
  'how long has Driftwood Beach House been on the site',
  'created_at',
  "title = 'Driftwood Beach House'",
)
rental.never('how long do guests stay on average', 'created_at')
