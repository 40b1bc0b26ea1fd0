import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('so many are left of each', () => {
  shop.says(
    'which brands have more than two products at ten units or less, sold out ones included',
    'WHERE stock_quantity <= 10',
    'HAVING count(*) > 2',
  )
  shop.says(
    'brands with at least three items down to ten units or fewer, zeros included',
    'HAVING count(*) >= 3',
  )
  shop.never('products that sold ten units or less last month', 'stock_quantity')
  shop.says('how many skus 10 or fewer left, not counting sold out', 'NOT ((stock_quantity = 0))')
})
