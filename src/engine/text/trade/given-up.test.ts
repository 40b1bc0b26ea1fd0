import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what sellers give up against their asking price', () => {
  homes.says(
    'how many dollars did sellers give up on average between the ask price and the sold price in 2025',
    'avg((ask_price - sold_price))',
    "DATE '2025-01-01'",
  )
  homes.says(
    'adding it all up how much did owners give away between ask and sold last quarter',
    'sum((ask_price',
  )
  homes.says(
    'how much money do owners give up from list to sale in Old Town',
    'avg((ask_price - sold_price))',
  )
  homes.says(
    '10 sold homes where the seller gave up the most against asking',
    'ORDER BY discount DESC',
    'LIMIT 10',
  )
  homes.says(
    'how many dollars over asking do buyers end up paying on average',
    'avg((sold_price - ask_price))',
  )
  homes.says(
    'how much gets shaved off the asking price by the time a sale closes, by area',
    'average_discount',
  )
  homes.declines('how many sellers gave up')
})

describe('two columns and what lies between them', () => {
  homes.says(
    'homes sold this month: address, asking price, final price and the gap between the two',
    'ask_price, sold_price, (ask_price - sold_price) AS discount',
  )
  homes.declines('homes sold this month: address, beds, sold price and the gap between the two')
})

describe('a part of the asking price', () => {
  homes.says(
    'Subdivisions where sellers gave up more than 2% of the asking price on average',
    'AS average_discount_percent',
    '> 2',
  )
  homes.says('sales that gave up more than 5% of the asking price', 'AS discount_percent', '> 5')
  homes.says('how many homes sold at a discount of over 5% this year', 'count(*) AS sales', '> 5')
  homes.says('homes with a discount over $50,000', '(ask_price - sold_price) > 50000')
})

describe('what came off in dollars', () => {
  homes.says('five biggest drops in dollars from asking price to sold price', 'ORDER BY discount DESC')
  homes.says('which sale took the biggest haircut in dollars off its asking price', 'ORDER BY discount DESC')
})

describe('how far sellers came down', () => {
  homes.says(
    'which three sellers came down the most off their asking price',
    'ORDER BY discount DESC',
    'LIMIT 3',
  )
  homes.says(
    'which three homes came down the most from the asking price, address, asking price, sold price and discount',
    'ORDER BY discount DESC',
    'LIMIT 3',
  )
  homes.says('how much did sellers come down from asking on average', 'avg((ask_price - sold_price))')
})

describe('the difference of the two prices of each home', () => {
  homes.says(
    '5 biggest discounts in $ on homes closed this year. address, ask, sold, difference',
    'ask_price, sold_price, (ask_price - sold_price) AS discount',
    'LIMIT 5',
  )
  homes.says('homes sold this year: address, list price, sale price, diff', 'AS discount')
  homes.never('average ask price and average sold price and the difference by subdivision', 'AS discount')
})

describe('so many dollars off', () => {
  homes.says(
    'homes closed this year where the seller came down by more than 100k from the ask',
    '(ask_price - sold_price) > 100000',
  )
  homes.says('which homes gave up more than 50k', '(ask_price - sold_price) > 50000')
  homes.says('sold homes where the owner gave up over $50,000', '(ask_price - sold_price) > 50000')
})

describe('a sign of money before what came off', () => {
  homes.says('3 biggest $ haircuts off ask among 2026 closings', 'ORDER BY discount DESC', 'LIMIT 3')
})
