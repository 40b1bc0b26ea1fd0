import { shop } from '#tests/support/patterns.ts'

shop.says(
  'what hour of the day do most people start checking out',
  "event_type = 'checkout_started'",
  'LIMIT 1',
)
shop.says('at what hour do most customers order', 'count(*) AS orders', 'LIMIT 1')
shop.says('what hour do people shop the most', 'count(*) AS orders', 'LIMIT 1')
