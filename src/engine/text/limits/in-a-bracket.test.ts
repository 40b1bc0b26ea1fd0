import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a price between two amounts', () => {
  for (const question of [
    'how many SKUs are in the $20 to $40 band',
    'count items in the 20 to 40 dollar price range',
    'in the price band $20 to $40 we carry how many products?',
    'how many products lie between $20 and $40 in price?',
    'number of products with prices ranging from $20 through $40',
    'how many products sell for at least $20 but at most $40',
    'how many things do we sell for somewhere between 20 and 40 bucks',
  ])
    shop.says(question, 'count(*)', 'price >= 20 AND price <= 40')
  rental.says('homes in the $200 to $300 price bracket', 'price >= 200 AND price <= 300')
  homes.says('homes that fall between $400k and $500k in price', 'price >= 400000 AND price <= 500000')
})

describe('another span', () => {
  rental.never('homes in the 3 to 5 bedroom range', 'price >=')
})

rental.says('which places are in the 200 to 300 per night range', 'price >= 200', 'price <= 300')
