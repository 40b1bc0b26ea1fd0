import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('more of it than any other', () => {
  for (const question of [
    'what brand has more sold-out products than any other?',
    'out-of-stock products are most numerous for which brand?',
    'count products with zero stock per brand: which brand leads?',
    'brand with max # out of stock products',
  ])
    shop.says(question, 'stock_quantity = 0 GROUP BY brand ORDER BY products DESC NULLS LAST, brand LIMIT 1')
})

describe('the dearest of each', () => {
  for (const question of [
    'max-price SKU in each category',
    'list the top-priced product for all categories',
    'category by category, the product that costs more than the rest',
  ])
    shop.says(question, 'PARTITION BY category')
})
