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
