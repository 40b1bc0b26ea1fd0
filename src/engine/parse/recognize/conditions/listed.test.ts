import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('values told without commas', () => {
  shop.says(
    'show combined sales of electronics books and beauty by month this year',
    "category IN ('Electronics', 'Books', 'Beauty')",
  )
  shop.declines('orders waiting refunded completed')
})
