import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a plus behind a pause joins one more number', () => {
  rental.says('most shared listing past 12 months, + number of shares', 'AS shares', 'LIMIT 1')
  shop.says('top 5 products by revenue, + units sold', 'AS units_sold', 'ORDER BY revenue DESC', 'LIMIT 5')
  rental.says('top 3 spenders among guests, lifetime, name + $', 'guest_name', 'AS revenue', 'LIMIT 3')
})

describe('beside what is ranked, a plus joins its number', () => {
  rental.says('2025: #1 month by revenue + $', 'LIMIT 1', 'AS revenue')
  homes.says('2025: #1 area by homes sold + count', 'count(*) AS sales', 'LIMIT 1')
  homes.says('subdivisions, actives >15, + count', 'HAVING count(*) > 15')
  shop.declines('top 5 products by revenue + count')
})

describe('to a name nothing can be added', () => {
  shop.says('brand + units sold, last month', 'GROUP BY pr.brand')
  shop.says(
    'sold out products + how many units they sold in last 90 days',
    'pr.stock_quantity = 0',
    'pr.name',
  )
})

describe('two numbers are added up', () => {
  homes.says('expired + withdrawn listings', 'expired_listings + withdrawn_listings')
})

describe('behind a name every plus joins one more column', () => {
  shop.says('10 highest-LTV customers, name + LTV + orders', 'lifetime_value, total_orders', 'LIMIT 10')
})
