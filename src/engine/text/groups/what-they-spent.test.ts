import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what they spent, beside something else', () => {
  shop.says(
    'give me the 10 customers with the most orders and what they spent',
    'ORDER BY orders DESC',
    'sum(pu.total_amount)',
  )
  shop.never('the 10 customers with the most orders and what they bought', 'sum(pu.total_amount)')
})

describe('things without sales, counted for each group', () => {
  shop.says('how many products without sales by category', 'WHERE id NOT IN (', 'GROUP BY category')
  shop.says('how many products without reviews by category', 'GROUP BY category')
})
