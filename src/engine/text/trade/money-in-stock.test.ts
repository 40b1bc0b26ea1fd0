import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('money that lies in the warehouse', () => {
  shop.says('how much money is tied up in Northpeak stock', '(price * stock_quantity)', "brand = 'Northpeak'")
  shop.says(
    'cash sitting in unsold Home & Kitchen inventory',
    '(price * stock_quantity)',
    "category = 'Home & Kitchen'",
  )
  shop.says(
    'how much money is sitting in the warehouse per brand',
    '(price * stock_quantity)',
    'GROUP BY brand',
  )
})
shop.says('How much money is tied up in the stock on our shelves, at list price?', 'price * stock_quantity')

shop.says('how much money is tied up in books', 'price * stock_quantity', "category = 'Books'")
shop.says('how much money is tied up in Kestrel stuff', 'price * stock_quantity', "brand = 'Kestrel'")
shop.says('how much money is tied up in stock by category', 'price * stock_quantity', 'GROUP BY category')
// All of the stock would be its very opposite.
shop.says('how much money is tied up in out of stock stuff', 'stock_quantity = 0')
