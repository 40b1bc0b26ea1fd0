import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a column behind the groups', () => {
  shop.says(
    'best selling product in each category with its price',
    'pr.price',
    'PARTITION BY category',
    'place <= 1',
  )
  homes.says('cheapest active listing in each subdivision and its beds', 'beds', 'place <= 1')
  shop.says('revenue by category and brand', 'GROUP BY pr.category, pr.brand')
})
