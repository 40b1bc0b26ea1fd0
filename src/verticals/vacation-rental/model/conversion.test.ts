import { rental } from '#tests/support/patterns.ts'

rental.says(
  'compare conversion from views to inquiries on mobile and on desktop',
  "interaction_type = 'inquiry'",
  "device_type IN ('mobile', 'desktop')",
)
