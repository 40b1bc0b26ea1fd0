import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one of many', () => {
  rental.says('cheapest of the homes in Colorado', 'ORDER BY price, title LIMIT 1')
  rental.never('cheapest of the homes in Colorado', 'LIMIT 10')
  shop.says('the priciest of our products', 'ORDER BY price DESC')
  shop.never('the priciest of our products', 'LIMIT 10')
  homes.says('active homes in Old Town: which is the cheapest', 'LIMIT 1')
  homes.never('active homes in Old Town: which is the cheapest', 'LIMIT 10')
  homes.says('the 3 cheapest of the active homes', 'LIMIT 3')
  rental.says('cheapest homes in Colorado', 'LIMIT 10')
})

describe('one number of all', () => {
  homes.says('of all active homes, the highest price', 'ORDER BY price DESC', 'LIMIT 1')
  shop.says('out of all products, the lowest rating', 'LIMIT 1')
  shop.says('of all products, give me the highest rated ones', 'LIMIT 10')
})
