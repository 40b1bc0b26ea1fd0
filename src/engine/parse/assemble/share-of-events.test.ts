import { shop } from '#tests/support/patterns.ts'

shop.says(
  'what percentage of sessions that put something in the cart end without a purchase',
  'cart_abandonment_rate',
)
shop.says('what share of sessions that started checkout left without buying', 'checkout_abandonment_rate')
shop.never('what share of customers left without buying', 'session_id')
