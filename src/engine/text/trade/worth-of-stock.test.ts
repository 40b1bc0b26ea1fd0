import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

const value = 'sum((price * stock_quantity))'

describe('what stock is worth', () => {
  shop.says(
    'what is the stock in the warehouse worth at list price, category by category?',
    value,
    'GROUP BY',
  )
  shop.says('how much are the toys on our shelves worth right now', value, "'Toys & Games'")
  shop.says('what are the Home & Kitchen goods we have in stock worth', value, "'Home & Kitchen'")
  shop.says('which products have stock worth more than $20,000', '(price * stock_quantity) > 20000')
  shop.says('the total value at selling price of everything we have in stock today', value)
  shop.never('total value of all orders this year', 'stock_quantity')
  shop.declines('how much is the priciest product in stock worth')
})

describe('a formula that says again what was asked for', () => {
  shop.says('what is the inventory worth per category, price times stock?', `SELECT category, ${value}`)
  shop.says('money sleeping in the warehouse, I mean stock multiplied with the price', value)
  shop.says('stock times price, whole catalog', value)
  shop.says('how many products are there in the whole catalog', 'count(*)')
})

describe('the worth of some of the stock', () => {
  const value = 'SELECT sum((price * stock_quantity))'
  shop.says('total worth of our beauty stock', value, "category = 'Beauty'")
  shop.says('value of our current stock', value)
  shop.says('what is the total worth of our Home & Kitchen stock, at price times quantity on hand', value)
})
