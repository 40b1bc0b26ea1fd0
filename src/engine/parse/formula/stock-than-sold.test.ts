import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

const less = 'WHERE stock_quantity < units_sold'
const more = 'WHERE units_sold > stock_quantity'

describe('what is there against what went', () => {
  shop.says('which products have fewer units in stock than they sold in the past 90 days?', less)
  shop.says('which products have less stock left than they sold in the past 30 days', less)
  shop.says('products with fewer in stock than sold last month', less)
  shop.says('products that sold more units in the past 90 days than we have in stock', more)
  shop.says('products we sold more of last month than we have left', more)
  shop.never('which category sold more units this year than last year', 'stock_quantity')
  homes.says('which areas sold more homes this year than last year', 'sales_2026 > sales_2025')
})
