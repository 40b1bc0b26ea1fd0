import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('limits on what is rounded to be shown', () => {
  shop.says(
    'Which products make up more than 2% of all our revenue each? Name and share',
    'AS exact_1',
    'WHERE exact_1 > 2',
  )
  shop.says('brands whose revenue grew more than 20% this year vs last year', 'WHERE exact_1 > 20')
  // What is not limited is said once.
  shop.never('share of revenue by brand', 'exact_1')
})
