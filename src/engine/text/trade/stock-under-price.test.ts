import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('dollars behind the stock limit the price', () => {
  shop.says('products in stock under $20', 'stock_quantity > 0', 'price < 20')
  shop.says('products out of stock over 200 bucks', 'stock_quantity = 0', 'price > 200')
  shop.says('products in stock over 300', 'stock_quantity > 300')
})
