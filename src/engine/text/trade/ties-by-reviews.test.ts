import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('ties that reviews break', () => {
  shop.says(
    'For each category show me the highest rated product that is in stock (more reviews wins a tie), with its rating',
    'review_count DESC',
    'place <= 1',
  )
  shop.says('top 5 rated products in Beauty, ties broken by number of reviews', 'LIMIT 5')
  shop.says('rated products with the most reviews', 'ORDER BY review_count DESC')
})
