import { rental } from '#tests/support/patterns.ts'

rental.says(
  'compare conversion from views to inquiries on mobile and on desktop',
  "interaction_type = 'inquiry'",
  "device_type IN ('mobile', 'desktop')",
)

rental.says('top 3 homes by inquiry/view conv, min 30 views, show %', 'ORDER BY conversion DESC')
rental.says('top 3 homes by inquiry to view conversion', 'ORDER BY conversion DESC')
