import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what many bought', () => {
  shop.says(
    'products bought by over 100 different buyers, completed orders, how many buyers each',
    'HAVING count(DISTINCT b.id) > 100',
    "status = 'completed'",
  )
  shop.says('which items were ordered by at least 60 customers in 2025', 'HAVING count(DISTINCT b.id) >= 60')
  shop.says('products purchased by 100+ shoppers', 'HAVING count(DISTINCT b.id) >= 100')
  // Customers in Texas are some of them, and exactly three is not said.
  shop.declines('products bought by more than 20 customers in Texas')
  shop.declines('products bought by 3 customers')
})
