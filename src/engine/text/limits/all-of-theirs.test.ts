import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups all of whose things are so have none of the other kind', () => {
  shop.says(
    'which brands have every single product in stock right now?',
    'stock_quantity = 0',
    'coalesce(q1.products, 0) = 0',
  )
  shop.says('brands where every product is rated 4 or higher', 'rating < 4', '= 0')
  shop.says('brands whose products are all out of stock', 'stock_quantity > 0', '= 0')
  homes.says('areas where all active listings are above 1 million', "status = 'COP'", 'price <= 1000000')
  homes.says('areas where every active home has a pool', 'NOT has_pool')
  homes.never('list all areas with all homes for sale', "<> 'COP'")
})

describe('nothing of such a price', () => {
  rental.says('Are there cities where nothing costs less than $300 a night?', 'price < 300', '= 0')
  homes.says('Which communities have nothing at all built after 2010?', 'year_built >= 2011', '= 0')
  shop.says('brands with nothing rated below 4', 'rating < 4', '= 0')
})
