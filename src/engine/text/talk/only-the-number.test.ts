import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is said once more of the answer', () => {
  shop.says(
    'How much products we have sold in this year more than 50 pieces? Only the number of the products',
    'SELECT count(*) AS count',
    'WHERE units_sold > 50',
  )
  shop.says('how many customers are in Texas, only the number', "state = 'TX'")
  shop.never('how many products are in stock? Only the number of customers', 'stock_quantity > 0')
})
