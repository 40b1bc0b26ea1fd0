import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the present', () => {
  homes.says('average price in old town right now', "status = 'COP'")
  homes.says('how many homes are under contract right now', "WHERE status = 'SCO'")
  homes.never('average sold price in old town at the moment', 'COP')
  homes.never('average price in old town', 'COP')
})

describe('today as the state of things', () => {
  homes.says('priciest home on the market today?', "status = 'COP' ORDER BY price DESC")
  shop.never('How many products are out of stock today?', 'created_at')
  homes.says('how many new construction homes could i buy today', "status = 'COP'")
  homes.says('how many homes sold today', 'close_date')
  shop.says('how many products did we add today', "created_at >= DATE '2026-11-15'")
})

describe('how things are today', () => {
  homes.says('How many homes are for sale today?', "status = 'COP'")
  shop.never('What is out of stock today?', 'created_at')
  homes.declines('how many homes went under contract today')
  shop.says('How many orders are there today?', 'purchase_date >=')
})

describe('who is there now', () => {
  rental.says('guests in Driftwood Beach House right now', 'check_in <', 'check_out >=')
  rental.says('who is staying in Aspen tonight', "city = 'Aspen'", 'check_out >=')
  rental.declines('who is our best guest right now')
  rental.declines('who is currently in the Driftwood Beach House')
})

describe('what is on the market still is', () => {
  homes.says('which three homes are on the market the longest', "status = 'COP'", 'LIMIT 3')
  homes.says('which homes have been on the market the longest', "status = 'COP'")
  homes.never('which home was on the market the longest', 'COP')
  homes.never('which sold home was on the market the longest', 'COP')
  homes.never('how long are homes on the market on average', 'COP')
})

describe('when it is needed by', () => {
  shop.never('My boss wants the average order value by tomorrow', 'purchase_date')
  shop.says('orders before November', 'purchase_date <')
})
