import { homes, shop } from '#tests/support/patterns.ts'

homes.says(
  'what did we close in the third quarter, count, volume and average',
  'count(*) AS sales',
  'sum(sold_price) AS volume',
  'avg(sold_price)',
)
shop.says('orders in may: count, total and average', 'AS orders', 'AS average_order_value', 'AS revenue')
shop.never('lifetime value by state, avg', 'sum(')
