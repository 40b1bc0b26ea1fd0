import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('only the groups of what is listed', () => {
  for (const question of [
    'where can i still find something for sale under 350k? just the neighborhoods',
    'homes for sale under 350k, just the neighborhoods',
    'active homes under 350k: only the subdivision names',
  ])
    homes.says(question, 'GROUP BY subdivision', "status = 'COP'", 'price < 350000')
  rental.says('homes under 150 a night, just the cities', 'GROUP BY city', 'price < 150')
  shop.says('products out of stock, only the brands', 'GROUP BY brand', 'stock_quantity = 0')
})

describe('other columns, or more said of the groups', () => {
  homes.never('homes for sale under 350k, just the addresses', 'GROUP BY')
  homes.never('homes for sale, only the neighborhoods with a pool', 'GROUP BY')
  homes.says('average price of homes by area, just the villages', "ILIKE '%Village%'")
})
