import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('the sum of what each of them has', () => {
  shop.says(
    'how many customers do we have in Texas and what is their lifetime value added up?',
    'count(*) AS customers',
    'sum(lifetime_value)',
  )
  shop.never(
    'how many customers do we have in Texas and what is their average lifetime value',
    'sum(lifetime_value)',
  )
})
