import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('what was asked and what they got', () => {
  homes.says(
    'by how much do houses go below asking on average by area',
    'avg((ask_price - sold_price))',
    'GROUP BY subdivision',
  )
  homes.says('median gap between what sellers asked and what they got', 'ORDER BY (ask_price - sold_price)')
  homes.says(
    'when a home sells, what is the average gap between what they asked and what they got',
    'avg((ask_price - sold_price))',
  )
  homes.says('how much do sellers give up vs ask on average? in dollars', 'avg((ask_price - sold_price))')
})

describe('how close to the ask', () => {
  homes.says('how close do sales come to asking in Old Town', 'sold_price / nullif(ask_price, 0)')
  homes.says('what percent of the list price do homes go for on average', 'sold_price / nullif(ask_price, 0)')
  homes.says('sold ÷ ask, avg %', 'avg((100 * (sold_price / nullif(ask_price, 0))))')
})

describe('how long it had been for sale', () => {
  homes.says(
    'when a home closes, how many days had it been on the market on average',
    'avg(days_on_market)',
    "status = 'SLD'",
  )
})

homes.says('which homes sold for over 8 percent less than their ask', 'discount_percent', '> 8')
homes.says('SLD w/ SP more than 8% under LP, show addr', 'discount_percent', '> 8')

describe('what they got is a column', () => {
  homes.says(
    'homes that closed more than 8% below ask, address, what they asked, what they got',
    'sold_price,',
  )
  homes.says('homes sold last month: address, what they got and what they asked', 'sold_price', 'ask_price')
  shop.never('houses of customers, what they got', 'sold_price')
})

describe('all that was given up', () => {
  homes.says(
    'how much did sellers give up in total this year compared with what they asked',
    'sum((ask_price - sold_price))',
  )
  homes.says('how much below asking did sellers go in total this year', 'sum((ask_price - sold_price))')
  homes.says('how much below asking do homes sell on average', 'avg((ask_price - sold_price))')
})
