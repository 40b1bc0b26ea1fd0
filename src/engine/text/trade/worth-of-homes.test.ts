import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what all of them ask for together', () => {
  homes.says(
    'Value of the active inventory at list price, per subdivision',
    'sum(ask_price)',
    "status = 'COP'",
    'GROUP BY subdivision',
  )
  homes.says('What is everything under contract worth at ask?', 'sum(ask_price)', "status = 'SCO'")
  homes.says('dollar value of pendings by area', 'sum(price)', "status = 'SCO'", 'GROUP BY subdivision')
  homes.says('how much is in escrow right now in dollars', 'sum(price)', "status = 'SCO'")
  homes.says('value of Old Town actives at ask', 'sum(ask_price)', "subdivision = 'Old Town'")
  homes.says('inventory value by subdivision', 'sum(price)', "status = 'COP'")
  homes.says('worth of all actives', 'sum(price)')
  homes.says('pending volume at list price', 'sum(ask_price)', "status = 'SCO'")
})

describe('what is no such sum', () => {
  homes.says('average value of active listings', 'avg(price)')
  homes.never('average value of active listings', 'sum(price)')
  homes.says('active listings worth over 1m', 'price > 1000000')
  homes.never('total asking value of everything on the market in Seabrook Shores', 'sum(price)')
  homes.declines('pending volume this year')
  rental.declines('total value of homes for sale')
  shop.says('inventory value by category', 'price * stock_quantity')
})

describe('how many there are, and their worth', () => {
  homes.says('how many pendings and what are they worth', 'count(*)', 'sum(price)', "status = 'SCO'")
  homes.says(
    'how many pendings by area and what are they worth',
    'sum(price)',
    "WHERE status = 'SCO' GROUP BY",
  )
  homes.says('how many homes sold last month and what were they worth', 'sum(sold_price)')
  homes.says('how many homes have a pool and what are they worth on average', 'avg(price)')
})
