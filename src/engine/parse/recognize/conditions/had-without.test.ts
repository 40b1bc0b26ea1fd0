import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what things have, against what they have not', () => {
  shop.says('products with reviews but no sales', 'pr.review_count > 0', '= 0')
  shop.says('products with stock but no orders this year', 'pr.stock_quantity > 0')
  shop.never('products with reviews and price', '> 0')
})
