import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('ratings weighted by reviews', () => {
  const weighted = 'sum((rating * review_count)) / nullif(sum(review_count), 0)'
  shop.says('Average rating by brand, weighted by review count', weighted, 'GROUP BY brand')
  shop.says('avg rating for Aurora, weighted by number of reviews', weighted, "brand = 'Aurora'")
  shop.says('rating by brand weighted by reviews, best first', weighted, 'DESC')
  shop.says('which brand has the best weighted rating', weighted, 'LIMIT 1')
  shop.declines('average price weighted by stock')
  shop.declines('average price by brand, weighted by reviews')
})
