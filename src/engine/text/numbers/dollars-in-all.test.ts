import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what all of them come to', () => {
  homes.says('What dollar figure did sales reach in 2025?', 'sum(sold_price)')
  homes.says("all the sales from last year put together, what's the dollar number", 'sum(sold_price)')
  homes.says('active inventory dollar total', 'sum(price)', "'COP'")
  homes.says('Total money of asking prices, only active houses', 'sum(ask_price)', "'COP'")
  homes.says('how many dollars did we close every month last year', 'sum(sold_price)', "'month'")
  homes.says('Add up the prices of every home for sale.', 'sum(price)', "'COP'")
  homes.says("whole active inventory, what's it worth at list, one number", 'sum(ask_price)', "'COP'")
  rental.says('what dollar amount did cancelled bookings come to this year', 'sum(total_price)')
  shop.says('total money from completed orders last year', 'sum(total_amount)', "'completed'")
})

describe('a number of each', () => {
  homes.never('what is the asking price of every home for sale', 'sum(')
})
