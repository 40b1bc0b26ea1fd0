import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a number that things hold themselves', () => {
  shop.says(
    'Who are the 5 buyers with the highest lifetime value? Show city and total orders as well',
    'total_orders, lifetime_value',
  )
  shop.says('total orders by city', 'count(*)')
  shop.says('state, total orders', 'count(*)', 'GROUP BY b.state')
})
