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
