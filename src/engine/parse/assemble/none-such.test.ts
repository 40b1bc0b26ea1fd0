import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('none is none of those that were spoken of', () => {
  const both = "WHERE pu.status = 'completed' GROUP BY"
  shop.says('which customers had a completed order last year but none this year', both)
  shop.says('customers who had a completed order last year but not this year', both)
  shop.says(
    "customers who had a completed order last year but haven't had a single completed one this year",
    both,
  )
  shop.says(
    'customers who bought electronics last year but none this year',
    "WHERE pr.category = 'Electronics'",
  )
})
