import { rental, shop } from '#tests/support/patterns.ts'

shop.says(
  "apple pay or google pay, who's ahead this year? orders and AOV for both",
  'AS orders',
  'AS average_order_value',
  'GROUP BY payment_method',
)
rental.says('did google or airbnb bring us more leads last month', 'GROUP BY source')
rental.says(
  'did phones or desktops bring us more page views last month, give me both numbers',
  'GROUP BY device_type',
)
