import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a sum of a single row', () => {
  shop.says('orders of more than 4 units', 'WHERE pu.quantity > 4')
  shop.says(
    'how many orders with more than 3 units did we receive in the last 30 days?',
    'WHERE quantity > 3',
  )
  shop.says('how many customers bought more than 10 units last month', 'WHERE units_sold > 10')
})
