import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('groups that were not sold', () => {
  shop.says(
    'categories not sold in March',
    "purchase_date >= DATE '2026-03-01'",
    'coalesce(q1.revenue, 0) = 0',
  )
  shop.declines('brands not sold in Texas')
  shop.says('brands that are not selling well', 'ORDER BY units_sold')
})
