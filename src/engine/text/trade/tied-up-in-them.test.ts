import { shop } from '#tests/support/patterns.ts'

shop.says(
  'how many orders are pending and whats the total amount tied up in them',
  "status = 'pending'",
  'count(*)',
  'sum(total_amount)',
)
shop.says('which products have the most money tied up in them', 'price * stock_quantity', 'LIMIT')
