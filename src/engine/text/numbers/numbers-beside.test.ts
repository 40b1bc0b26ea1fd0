import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number next to another', () => {
  rental.says(
    'Total leads, and next to it the ones interested in renting, by source',
    'count(*) AS visitors',
    "FILTER (WHERE interest_type = 'renting')",
  )
  shop.says('orders per state and beside it the refunded ones', 'count(*) AS orders', 'FILTER (WHERE')
})

describe('pieces, and no money', () => {
  shop.says('products with sales of over 500 units', 'HAVING sum(pu.quantity) > 500')
  shop.says('brands with sales over $100k', 'HAVING sum(pu.total_amount) > 100000')
})

shop.says('abandoned carts, %', 'cart_abandonment_rate')

describe('rows that stand beside numbers are counted', () => {
  shop.says('orders placed, revenue, AOV last month', 'count(*) AS orders', 'AS revenue')
  shop.says(
    'for last week the completed orders, the pieces sold and the revenue',
    'count(*) AS orders',
    'AS units_sold',
  )
  rental.says('bookings made and revenue last month', 'AS bookings', 'AS revenue')
  rental.never('reservations made in May and revenue', 'count(')
  shop.never('orders placed and cancelled last month', 'count(')
})
