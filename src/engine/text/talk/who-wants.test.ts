import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what somebody asks for is looked for among the things', () => {
  rental.says(
    'guest on the phone wants california, under 250 a night. what have i got, with the rate',
    'SELECT title, price FROM property_listings',
    "state = 'CA' AND price < 250",
  )
  rental.never('guest wants a cabin under 200 a night, what do we have', 'guest_name')
  shop.says('customer wants a toy under 20 bucks, what do we have', 'FROM ecommerce_products', 'price < 20')
})

describe('people that are asked for', () => {
  rental.says('which guests want california', 'guest_name')
})
