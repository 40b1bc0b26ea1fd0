import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things and each of their kinds have a number of their own', () => {
  const three = ['count(*) AS products', 'count(DISTINCT brand)', 'count(DISTINCT category)'] as const
  shop.says('How many products, brands and categories are there?', ...three)
  shop.says('products, brands and categories: how many of each', ...three)
  rental.says('how many homes, cities and states do we have', 'count(DISTINCT city)', 'count(DISTINCT state)')
  shop.says('how many products by brand and category', 'GROUP BY brand, category')
  shop.says('products, brand and category', 'SELECT name, brand, category')
})

describe('the first and the last date', () => {
  homes.says(
    "what's the first and the last closing date you've got in there",
    'min(close_date)',
    'max(close_date)',
  )
  shop.says('the earliest and the latest purchase date', 'min(purchase_date)', 'max(purchase_date)')
})

describe('groups that are said twice are those of both numbers', () => {
  const both = ['count(*) AS products', 'FILTER (WHERE stock_quantity = 0)', 'GROUP BY brand'] as const
  shop.says('number of products per brand, number out of stock per brand', ...both)
  shop.declines('number of customers by state, number of customers by city')
})
