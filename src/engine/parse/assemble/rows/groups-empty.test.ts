import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

const empty = 'coalesce(q1.products, 0) = 0'

describe('groups that have none', () => {
  shop.says('is there a brand with no stock', 'WHERE stock_quantity > 0 GROUP BY brand', empty)
  shop.says('which brands have no stock left', empty)
  shop.says('any category with no stock at all?', empty)
  shop.declines('how many brands have no stock')
  shop.declines('is there a brand with no reviews')
  shop.says('is there a product with no stock', 'stock_quantity = 0')
  shop.says('which brands have products with no stock', 'WHERE stock_quantity = 0 GROUP BY brand')
})
