import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what somebody asks for is looked for among the things', () => {
  rental.says(
    'guest on the phone wants california, under 250 a night. what have i got, with the rate',
    'SELECT title, price FROM property_listings',
    "state = 'CA' AND price < 250",
  )
  rental.never('guest wants a cabin under 200 a night, what do we have', 'guest_name')
  shop.says('customer wants a toy under 20 bucks, what do we have', 'FROM ecommerce_products', 'price < 20')
  homes.says(
    'Buyer on the phone wants a pool, at least 3 beds, on the market now. addresses with ask and beds',
    "has_pool AND beds >= 3 AND status = 'COP'",
  )
})

describe('a buyer looks for what can be bought', () => {
  homes.says('buyer wants Old Town, what have we got', "subdivision = 'Old Town' AND status = 'COP'")
  homes.says('buyer wants Old Town, what has sold there this year', "status = 'SLD'")
  shop.says('buyer wants headphones under 100, what have we got', 'FROM ecommerce_products', 'price < 100')
  shop.never('items for sale by category', 'revenue')
})

describe('a client looks for what can be bought as well', () => {
  const found = "status = 'COP' AND beds = 4 AND subdivision = 'Sea Oaks'"
  homes.says('client on the line wants 4 beds in Sea Oaks', found)
  homes.says('client on the line wants 4 beds in Sea Oaks, what can I show them', found)
  homes.says('client on the phone wants 4 beds in Sea Oaks: addresses and ask', 'ask_price', found)
  homes.says('client wants 4 beds in Sea Oaks, anything that sold?', "status = 'SLD'")
  homes.says('client on the line wants the average sold price in Sea Oaks', 'avg(sold_price)')
  rental.says(
    'client on the line wants a cabin in Aspen',
    "property_type = 'mountain_cabin' AND city = 'Aspen'",
  )
})

describe('people that are asked for', () => {
  rental.says('which guests want california', 'guest_name')
})
