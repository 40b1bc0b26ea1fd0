import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('what goods sell for is their price, whoever sells them', () => {
  shop.says('how many products do you sell for less than $20', 'FROM ecommerce_products', 'price < 20')
  shop.says('how many books do you sell under $20', "category = 'Books'", 'price < 20')
  shop.says('which electronics sell for over $500?', "category = 'Electronics'", 'price > 500')
  shop.says('list everything you sell for more than $500', 'price > 500')
  shop.says('do you sell anything for less than $7', 'FROM ecommerce_products', 'price < 7')
  shop.says('how many beauty products are selling for between $10 and $20', 'price >= 10 AND price <= 20')
  shop.says('anything over $1000 in the shop?', 'FROM ecommerce_products', 'price > 1000')
  shop.never('do you sell any books for under 10 dollars', 'total_amount')
})

describe('what sold for so much brought it in', () => {
  shop.says('which brands sell over $50,000', 'HAVING sum(pu.total_amount) > 50000')
  shop.says('which brands sell more than 500 units', 'HAVING sum(pu.quantity) > 500')
  shop.never('which products sold for over $1000 in October 2025', 'price > 1000')
  homes.says('how many homes sell for under 300k', 'sold_price < 300000')
})
