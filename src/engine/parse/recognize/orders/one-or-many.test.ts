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

describe('things with the highest number, in a place', () => {
  homes.says('homes with the highest price in Old Town', "subdivision = 'Old Town'", 'LIMIT 10')
  shop.says('customers with the highest lifetime value in Texas', "state = 'TX'", 'LIMIT 10')
  shop.says('products having the lowest rating in electronics', 'ORDER BY rating', 'LIMIT 10')
  homes.says('the home with the highest price in Old Town', 'LIMIT 1')
  homes.never('the home with the highest price in Old Town', 'LIMIT 10')
})

describe('a number that is plural by itself', () => {
  homes.says('longest days on market among actives', "status = 'COP'", 'LIMIT 1')
  homes.never('highest days on market of active homes', 'LIMIT 10')
  homes.says('homes with the longest days on market in Old Town', 'LIMIT 10')
  homes.says('the lowest sold prices in Sea Oaks', 'LIMIT 10')
})
