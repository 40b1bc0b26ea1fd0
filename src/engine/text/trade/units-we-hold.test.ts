import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('pieces that are there', () => {
  shop.says('products we hold more than 60 pieces of', 'stock_quantity > 60')
  shop.says('products rated under 3.5 but we still hold more then 60 peices of them', 'stock_quantity > 60')
  shop.says('which products do we have fewer than 5 units of', 'stock_quantity < 5')
  shop.declines('brands with over 15 products and we still have over 100 units')
})

describe('groups put in order by the pieces that are there', () => {
  shop.says('rank categories by how many units are left in stock', 'sum(stock_quantity)', 'GROUP BY category')
  shop.says('rank the brands by how many pieces they have in stock', 'sum(stock_quantity)', 'GROUP BY brand')
})

shop.says(
  'how many pieces of pet supplies are on the shelves altogether',
  'sum(stock_quantity)',
  "'Pet Supplies'",
)

describe('pieces that are there beside the number of products', () => {
  const both = ['count(*) AS products', 'sum(stock_quantity)', 'GROUP BY category']
  shop.says('How many product do we have in each category and how much pieces are in the stock?', ...both)
  shop.says('products per category and units in stock', ...both)
  shop.says('how many pieces of stock are there in each category', 'sum(stock_quantity)', 'GROUP BY category')
  shop.says(
    'which products are rated under 3 and how many pieces are in stock',
    'SELECT name, stock_quantity, rating FROM ecommerce_products WHERE rating < 3 ORDER',
  )
})

describe('so many of them, without a word for pieces', () => {
  shop.says(
    'products we hold more than 200 of that nobody has ordered in the past 60 days',
    'stock_quantity > 200',
  )
  shop.says('how many products do we have more than 500 of?', 'SELECT count(*)', 'stock_quantity > 500')
  shop.says('which products have we sold over 100 of', 'HAVING sum(pu.quantity) > 100')
})
