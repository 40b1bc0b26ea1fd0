import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('asking or beyond it', () => {
  homes.says(
    "what percentage of this year's sales went for the asking price or better",
    'sold_price >= ask_price',
  )
  homes.says('what percentage of closings went for full asking or better', 'sold_price >= ask_price')
  homes.says('how many homes sold at or above asking this year', 'sold_price >= ask_price')
  homes.says('how many homes sold at or below list last year', 'sold_price <= ask_price')
  homes.says('how many homes sold over asking this year', 'sold_price > ask_price')
})

describe('asking itself', () => {
  homes.says('which homes sold for the same as asking', 'sold_price = ask_price')
  homes.says('homes that went for their asking price', 'sold_price = ask_price')
  homes.says('how many sold for exactly what the seller asked', 'sold_price = ask_price')
  homes.says('how many closed at full price this year', 'sold_price = ask_price')
})

describe('how far from asking', () => {
  homes.says(
    'Of the homes that closed in the past 12 months, which five sold furthest below asking in percentage terms?',
    'ORDER BY discount_percent DESC',
    'LIMIT 5',
  )
  homes.says('which home sold the furthest above asking', 'ORDER BY premium DESC')
  homes.says('which area had the most below asking sales', 'count(*) AS sales')
})

describe('full asking, and what lies between', () => {
  homes.says(
    'How many homes have closed at the full asking price or better since the first of January this year?',
    'sold_price >= ask_price',
  )
  homes.says('biggest price difference between asking and sold', 'ORDER BY discount DESC')
  homes.says('biggest overbid in $: address, mls, how much over ask', 'ORDER BY premium DESC', 'LIMIT 1')
})

describe('the asking price by its other names', () => {
  homes.says(
    'houses sold this year for more than the ask price, with pool and in less than 45 days',
    'sold_price > ask_price AND has_pool AND days_on_market < 45',
  )
  homes.says('how many went for less than their list price', 'sold_price < ask_price')
  homes.says('number of sales above the listing price in 2026', 'sold_price > ask_price')
  homes.says('homes asking more than 500k', 'ask_price > 500000')
  homes.says(
    'homes that sold at least 2 percent more than the asking price',
    '>= 2',
    'sold_price - ask_price',
  )
  homes.says('homes that sold at least $20k over asking', '(sold_price - ask_price) >= 20000')
  homes.says('average list to close ratio for houses built before 1990', 'sold_price / nullif(ask_price, 0)')
})

describe('what was asked last, and what came off it', () => {
  homes.says('expired listings in Sea Oaks with MLS number and last asking price', 'ask_price', "= 'EXP'")
  homes.says('ten biggest discounts in dollars closed this year, address + amount off', 'AS discount')
  homes.declines('original asking price of homes in Old Town')
})
