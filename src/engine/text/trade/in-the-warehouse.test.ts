import { shop } from '#tests/support/patterns.ts'

shop.says('how many units have we got in the warehouse all together', 'sum(stock_quantity)')
shop.says(
  'how many pieces are sitting in our warehouse by category',
  'sum(stock_quantity)',
  'GROUP BY category',
)
shop.declines('how many units did we sell from the warehouse')
