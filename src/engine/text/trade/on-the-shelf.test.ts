import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is on the shelf is in stock', () => {
  shop.says("what do we have on the shelf that hasn't sold in the past 60 days", 'stock_quantity > 0')
  shop.says('which products on our shelves have not sold this month', 'stock_quantity > 0')
  shop.says('how many products do we have on the shelf', 'count(*)', 'stock_quantity > 0')
  shop.never("what's the value of everything on the shelf", 'stock_quantity > 0')
})

shop.says('For each brand on our shelves, how many different products do we carry?', 'GROUP BY brand')

describe('the last ones left', () => {
  shop.says('which products are down to their last 10 units', 'stock_quantity >= 1', 'stock_quantity <= 10')
  shop.says('products down to 5 units or fewer in Beauty', 'stock_quantity <= 5', "category = 'Beauty'")
})

describe('how many of each product sold', () => {
  shop.says(
    'list sold-out products with how many they sold this year',
    'stock_quantity = 0',
    'GROUP BY pr.id',
  )
  shop.says(
    'products out of stock and how many of each we sold this year',
    'stock_quantity = 0',
    'GROUP BY pr.id',
  )
})
