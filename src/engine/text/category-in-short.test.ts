import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a category in short', () => {
  shop.says('YTD rev by brand, Electronics cat only', "pr.category = 'Electronics'", 'GROUP BY pr.brand')
  shop.says('Pet Supplies cat: units sold this month', "pr.category = 'Pet Supplies'")
  shop.says('rev by cat YTD', 'GROUP BY pr.category')
  shop.declines('cat toys under $20')
})
