import { shop } from '#tests/support/patterns.ts'

const once = 'SELECT pu.payment_method, count(DISTINCT b.id)'
shop.says(
  'count distinct buyer_id by payment_method where status = completed',
  once,
  "pu.status = 'completed'",
)
shop.says('how many customers used each payment method', once)
shop.says('unique buyers per payment method last month', once, 'purchase_date')
shop.says('orders by payment method', 'count(*) AS orders')
shop.says('how many customers paid with paypal', "payment_method = 'paypal'")
