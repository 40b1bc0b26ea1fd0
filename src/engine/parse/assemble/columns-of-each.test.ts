import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('columns of each row', () => {
  rental.says('guest and total for each pending reservation', 'SELECT guest_name, total_price')
  shop.says('list the product, quantity and total for every refunded order this month', 'pr.name', 'quantity')
  shop.says('revenue for every product in Books', 'sum(pu.total_amount)')
})
