import { homes, rental, shop } from '#tests/support/patterns.ts'

const wrote = ['count(*) AS visitors', 'count(*) FILTER (WHERE message IS NOT NULL) AS left_a_message']

rental.says('leads by source and how many of each left a message', ...wrote)
rental.says(
  'google leads vs airbnb leads in the last 6 months, and how many of each bothered to leave a message',
  ...wrote,
)
homes.says(
  'listings per area and how many of each have a pool',
  'count(*) AS listings',
  'FILTER (WHERE has_pool)',
)
shop.says('which products are low on stock, and how many of each are left?', 'stock_quantity <= 10')
shop.says(
  'which Kestrel products do we carry and how many of each are on the shelf',
  'stock_quantity',
  "brand = 'Kestrel'",
)

const kinds = "reservation_type IN ('weekly', 'monthly')"
rental.says(
  'Weekly against monthly stays: what revenue did each of the two bring in 2025?',
  kinds,
  'GROUP BY',
)
rental.says('average nightly rate of cabins and villas, for these two', 'GROUP BY property_type')
