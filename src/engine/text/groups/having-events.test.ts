import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('groups without a sale', () => {
  homes.says(
    "any neighborhood where we haven't closed a single thing in the last 30 days",
    'coalesce(q1.sales, 0) = 0',
  )
  homes.says('areas that have not sold a home this month', 'coalesce(q1.sales, 0) = 0')
  shop.says("brands that haven't sold a single product this month", '= 0')
  homes.never('homes that have not sold in Old Town', 'coalesce')
})
