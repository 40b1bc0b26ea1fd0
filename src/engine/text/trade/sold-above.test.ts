import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a price beside how it sold', () => {
  homes.says(
    'sold homes that were above asking and over $900,000',
    'sold_price > 900000',
    'sold_price > ask_price',
  )
  homes.says('how many sales over $900,000 were above asking', 'price > 900000', 'sold_price > ask_price')
})

describe('a sold price that is just the asking price', () => {
  homes.says('listings whose sold price matched the ask to the dollar', 'sold_price = ask_price')
  homes.says('count of sales where sold price = ask price', 'sold_price = ask_price')
  homes.says('homes that sold at exactly the asking price, to the penny', 'sold_price = ask_price')
})
