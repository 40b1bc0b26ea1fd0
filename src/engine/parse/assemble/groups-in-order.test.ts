import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('groups in the order of a mean', () => {
  homes.says('subdivisions ranked by sale to list ratio, best ratio first', 'GROUP BY subdivision', 'DESC')
  homes.says(
    'rank the areas by price per square foot, low to high',
    'ORDER BY avg(price_per_sf), subdivision',
  )
  shop.says('brands ranked by rating', 'avg(rating)')
  homes.never('active homes ranked by price', 'avg(')
})
