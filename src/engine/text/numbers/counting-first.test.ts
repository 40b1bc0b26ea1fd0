import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is counted, told before the question', () => {
  shop.says(
    'Counting completed orders only, how many customers bought from three or more different categories in 2025?',
    "status = 'completed'",
    'category_count >= 3',
  )
  shop.says('Counting only completed orders, how many orders did we get in October?', "status = 'completed'")
})
