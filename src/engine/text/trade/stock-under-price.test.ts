import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('dollars behind the stock limit the price', () => {
  shop.says('products in stock under $20', 'stock_quantity > 0', 'price < 20')
  shop.says('products out of stock over 200 bucks', 'stock_quantity = 0', 'price > 200')
  shop.says('products in stock over 300', 'stock_quantity > 300')
})

describe('a number said of a kind of goods in stock limits their price', () => {
  shop.says('headphones under 100 in stock', 'stock_quantity > 0', 'price < 100')
  shop.says('headphones under $100 in stock', 'stock_quantity > 0', 'price < 100')
  shop.says('books in stock under 20', 'stock_quantity > 0', 'price < 20')
  shop.says('show me products under 40 that are in stock', 'stock_quantity > 0', 'price < 40')
  shop.says('headphones with under 100 in stock', 'stock_quantity < 100')
  shop.says('products under 20 in stock', 'stock_quantity < 20')
})

describe('what is for sale in a shop is what it has', () => {
  shop.says('what is for sale in books', 'SELECT name', "category = 'Books'")
  shop.says('headphones for sale under 100', 'price < 100')
  shop.says('sales in books', 'sum(pu.total_amount)')
})
