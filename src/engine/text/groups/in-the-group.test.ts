import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('those of each group', () => {
  shop.says(
    'rev per SKU by category, = revenue / # of products in the category',
    'GROUP BY pr.category',
    'AS rev_per_sku',
  )
  shop.says('rev per buyer by state, = revenue / number of customers', 'rev_per_buyer')
  shop.says('products by category in the category Books', "'Books'")
})
