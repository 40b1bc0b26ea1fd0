import { shop } from '#tests/support/patterns.ts'

shop.says(
  'products about to run out, i.e. stock between 1 and 20',
  'stock_quantity >= 1 AND stock_quantity <= 20 ORDER',
)
shop.says(
  "i need what's about to run out, meaning stock between 1 and 20 but more than 10 units sold in the past 60 days, name, stock and units sold",
  'stock_quantity <= 20',
  'HAVING sum(pu.quantity) > 10',
)
shop.never('northpeak items running low, meaning 20 or less', 'stock_quantity <= 10')
shop.says('products about to run out', 'stock_quantity <= 10')
shop.says('products that are low on stock, meaning less than 15 left', 'stock_quantity < 15')
