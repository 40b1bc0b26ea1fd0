import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('price and stock of each product', () => {
  shop.says(
    'List everything from Aurora with the price and how many we have left',
    'price',
    'stock_quantity',
    "brand = 'Aurora'",
  )
  shop.says(
    'What does each Kestrel product sell for and how many do we hold in stock?',
    'price',
    'stock_quantity',
    "brand = 'Kestrel'",
  )
  shop.says('anything with headphones in its name, and what does it cost?', 'price', 'ILIKE')
  shop.never('how many products do we have left in stock', 'SELECT name, price')
})

describe('what is left of one product, and what it costs', () => {
  shop.says(
    'how many Kestrel Action Camera are left and what do we charge for one',
    'stock_quantity, price',
    "name = 'Kestrel Action Camera'",
  )
})
