import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('stock at its price', () => {
  shop.says(
    'multiply the price by the stock for each brand',
    'sum((price * stock_quantity))',
    'GROUP BY brand',
  )
  shop.says('quantity on hand times price by brand', 'sum((price * stock_quantity))', 'GROUP BY brand')
  shop.says(
    'what is our inventory worth per brand, taking price times quantity',
    'sum((price * stock_quantity))',
  )
  shop.says(
    'the worth of our stock at price times units on hand, for each brand',
    'sum((price * stock_quantity))',
  )
  shop.says('products with price times stock above 50000', '(price * stock_quantity) > 50000')
})

describe('an order at its price', () => {
  shop.never('how many orders had quantity times price over 500', 'stock_quantity')
})
