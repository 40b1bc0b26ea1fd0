import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('bought for so much', () => {
  shop.says(
    'customers who bought electronics for at least 5000 dollar',
    "category = 'Electronics'",
    'sum(pu.total_amount) >= 5000',
  )
  shop.says('who bought toys for $500 or more this year', 'sum(pu.total_amount) >= 500', "'2026-01-01'")
  shop.says('who spent at least $500 on toys this year', 'sum(pu.total_amount) >= 500', "'Toys & Games'")
  shop.says('customers that ordered for more than 1000 dollars last month', 'sum(pu.total_amount) > 1000')
  // What one of them costs.
  shop.never('customers who bought a product for at least $500', 'sum(pu.total_amount) >= 500')
})
