import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

const value = 'sum((price * stock_quantity))'

describe('the value of what lies on the shelves', () => {
  shop.says(
    'value of goods on the shelf, price times quantity in stock, category by category',
    value,
    'GROUP BY category',
  )
  shop.says(
    'May I please know the total retail value of all the stock we have on hand, price times quantity?',
    value,
  )
  shop.says(
    'At list price, how much is the stock on hand worth in each category?',
    value,
    'GROUP BY category',
  )
  shop.says("what's the value of the Aurora items sitting in the warehouse", value, "brand = 'Aurora'")
  shop.says('inventory valuation by category', value)
  shop.says('value on hand by brand', value, 'GROUP BY brand')
  shop.says('sum(price*stock_quantity) by brand', value, 'GROUP BY brand')
  shop.says('which 5 products tie up the most money in stock', 'ORDER BY stock_value DESC', 'LIMIT 5')
  shop.never("what's the value of goods returned this year", 'stock_quantity')
  shop.declines('value of inventory at cost')
})

describe('pieces and what they are worth', () => {
  shop.says('units on hand and their value by brand', 'sum(stock_quantity)', value)
  shop.says('total units and total retail value in stock per category', 'sum(stock_quantity)', value)
  shop.never('total units and total retail value in stock per category', 'units_sold')
})

describe('a limit on what the stock of a product is worth', () => {
  shop.says('products whose stock is worth over 10k', '(price * stock_quantity) > 10000')
  shop.says('which products have more than $5000 sitting on the shelf', '(price * stock_quantity) > 5000')
  shop.never('products with over $500 in revenue', 'stock_quantity')
})

describe('the value of what lies on the shelf, in total', () => {
  const total = ['SELECT sum((price * stock_quantity))', "category = 'Home & Kitchen'"]
  shop.says('shelf value: price x units on hand, Home & Kitchen, total', ...total)
  shop.says('inventory value (price x qty), Home & Kitchen, total', ...total)
  shop.says('stock value by brand, total', 'GROUP BY brand')
  shop.says('stock value at retail, price x qty, all products', 'SELECT sum((price * stock_quantity))')
})

shop.says(
  'OH inventory $ at retail (price x qty on hand) by cat',
  'price * stock_quantity',
  'GROUP BY category',
)
shop.says('value of electronics inventory on hand, units x list price', 'price * stock_quantity')
shop.says(
  'units in stock and what they would sell for, by category',
  'price * stock_quantity',
  'GROUP BY category',
)
shop.never('total units on hand and what they would sell for', 'ecommerce_purchases')
