import { homes, shop } from '#tests/support/patterns.ts'

shop.says(
  'who placed order ORD-100500, and which product did they buy?',
  `order_number = 'ORD-100500'`,
  'first_name',
)
shop.says('status of order 100500', `order_number = 'ORD-100500'`, 'status')
homes.says('what is the price of MLS # 100245', `mls_number = '100245'`, 'price')
shop.says('orders over 100500', 'total_amount > 100500')
homes.declines('listings 450000')
shop.says('how much did cancelled orders cost us last year?', 'sum(total_amount)', `status = 'cancelled'`)
shop.says('how much do the books cost', 'SELECT name, price')
homes.says(
  'compare what a house with a pool sells for with one without',
  'avg(sold_price)',
  'GROUP BY has_pool',
)
homes.never('all info on mls 100245', "status = 'COP'")
