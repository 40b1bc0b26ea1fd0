import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a plus behind a pause joins one more number', () => {
  rental.says('most shared listing past 12 months, + number of shares', 'AS shares', 'LIMIT 1')
  shop.says('top 5 products by revenue, + units sold', 'AS units_sold', 'ORDER BY revenue DESC', 'LIMIT 5')
  rental.says('top 3 spenders among guests, lifetime, name + $', 'guest_name', 'AS revenue', 'LIMIT 3')
})
