import { rental } from '#tests/support/patterns.ts'

rental.says(
  'lead time for cabins',
  'avg((r.check_in - r.created_at::date))',
  "property_type = 'mountain_cabin'",
)
// The number of the homes themselves is one of each.
rental.never('nightly rate for cabins', 'avg(')
