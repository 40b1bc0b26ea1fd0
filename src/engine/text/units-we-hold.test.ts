import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('pieces that are there', () => {
  shop.says('products we hold more than 60 pieces of', 'stock_quantity > 60')
  shop.says('products rated under 3.5 but we still hold more then 60 peices of them', 'stock_quantity > 60')
  shop.says('which products do we have fewer than 5 units of', 'stock_quantity < 5')
  shop.declines('brands with over 15 products and we still have over 100 units')
})

describe('groups put in order by the pieces that are there', () => {
  shop.says('rank categories by how many units are left in stock', 'sum(stock_quantity)', 'GROUP BY category')
  shop.says('rank the brands by how many pieces they have in stock', 'sum(stock_quantity)', 'GROUP BY brand')
})

shop.says(
  'how many pieces of pet supplies are on the shelves altogether',
  'sum(stock_quantity)',
  "'Pet Supplies'",
)
