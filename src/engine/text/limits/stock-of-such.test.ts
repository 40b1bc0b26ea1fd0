import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is on hand of such products', () => {
  shop.says(
    "stock value of products that didn't sell this year by category",
    'sum((price * stock_quantity))',
    'WHERE id NOT IN (SELECT',
    'GROUP BY category',
  )
  shop.says('stock of products with over 100 units sold by category', 'sum(stock_quantity)', 'WHERE id IN (')
  shop.says('stock value by category', 'GROUP BY category')
})
