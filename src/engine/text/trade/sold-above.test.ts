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

describe('a sold price held against the asking price', () => {
  homes.says(
    'Percentage of sales this year with sold price bigger than asking price',
    'sold_price > ask_price',
  )
  homes.says("What share of this year's closings sold above asking?", 'sold_price > ask_price')
  homes.says(
    'Of the homes that closed since January 1, what percentage fetched more than the seller asked?',
    'sold_price > ask_price',
  )
})

describe('sold homes in other words', () => {
  homes.never('three areas with the lowest average price per square foot just the sold ones', 'close_date >=')
  homes.says('Which house was closed the last and for which price was sold?', 'close_date DESC', 'LIMIT 1')
})

describe('so much off their asking price', () => {
  homes.says(
    'how many homes went for at least $100,000 under their asking price in 2026',
    '(ask_price - sold_price) >= 100000',
  )
  homes.says('homes that sold more than 20k over the asking price', '(sold_price - ask_price) > 20000')
  homes.says('homes that sold under asking for at least 500k', 'price >= 500000', 'sold_price < ask_price')
  homes.says('homes with 3 beds that sold under their asking price', 'beds = 3', 'price < ask_price')
})

homes.says('how many went over asking last year', 'sold_price > ask_price', 'close_date')
homes.declines('how many went under contract last month')
