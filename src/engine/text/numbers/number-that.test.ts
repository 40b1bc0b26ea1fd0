import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the number of those that did something is counted', () => {
  homes.says('of the active homes, give me the number that have a pool', 'SELECT count(*)', 'has_pool')
  homes.says('of the active homes, tell me the number with a pool', 'SELECT count(*)', 'has_pool')
  homes.says(
    'tell me the number that sold above asking this year',
    'SELECT count(*)',
    'sold_price > ask_price',
  )
  shop.says(
    'orders this month, give me the number that was refunded',
    'SELECT count(*)',
    "status = 'refunded'",
  )
  rental.says('of the reservations this year, give me the number that were cancelled', 'SELECT count(*)')
})

describe('the number that somebody else has is none of these', () => {
  shop.never('give me the number that each brand sold', 'SELECT count(*)')
})

describe('the number that we sold or have', () => {
  shop.says('for each brand, the number that we sold', 'sum(pu.quantity) AS units_sold', 'GROUP BY pr.brand')
  shop.says(
    'for each brand: average price, the number we have in stock and the number that we sold',
    'sum(stock_quantity)',
    'AS units_sold',
  )
  homes.says('for each area, the number that we sold this year', 'count(*)', "status = 'SLD'")
})
