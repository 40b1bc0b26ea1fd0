import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('states whose code is a little word', () => {
  shop.says('how many customers in OH', "state = 'OH'")
  shop.says('orders in IN this year', "state = 'IN'")
  shop.says('revenue by state: TX, OH, CA', "IN ('TX', 'OH', 'CA')")
  shop.says('revenue from oh last month', "state = 'OH'")
})

describe('little words that are no states', () => {
  shop.never('OK, revenue last month', 'state')
  rental.never('show ME revenue last year', 'state')
  rental.says('homes in CA OR FL', "IN ('CA', 'FL')")
})

shop.says('OH units by brand', 'sum(stock_quantity)', 'GROUP BY brand')
