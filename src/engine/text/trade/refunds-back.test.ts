import { shop } from '#tests/support/patterns.ts'

shop.says(
  'what refunded amount went back through each payment method last month?',
  "status = 'refunded'",
  'GROUP BY payment_method',
)
// Without a word of refunds, it could be anything that went back.
shop.declines('how much went back through paypal last month')

shop.says(
  '# orders, # refunded, refunded $ by category',
  'count(*) AS orders',
  'AS refunded_amount',
  'GROUP BY pr.category',
)
