import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is denied once more', () => {
  shop.never('customers who never bought anything, not even a book', "'Books'")
  shop.never('products that never sold, not even in December', 'purchase_date')
  shop.says('customers who bought toys but not books', "'Books'")
})
