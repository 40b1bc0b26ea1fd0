// What is computed of products alone.
import type { Measure } from '#contract/model.ts'
import { words } from '#verticals/model-entries.ts'

export const productMeasures: readonly Measure[] = [
  {
    id: 'weighted_rating',
    label: 'rating weighted by reviews',
    words: words(`
      weighted rating, weighted average rating, weighted mean rating, review weighted rating, review weighted average rating,
      weighted star rating, weighted average star rating
    `),
    noun: 'product',
    value: {
      kind: 'ratio',
      top: { fn: 'sum', attribute: 'ecommerce_products.rating_points' },
      bottom: { fn: 'sum', attribute: 'ecommerce_products.review_count' },
    },
    format: 'number',
  },
]
