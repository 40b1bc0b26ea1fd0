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

describe('things by group, put in order by what each has', () => {
  homes.says(
    'active homes by area, cheapest first',
    'count(*) AS listings',
    'ORDER BY avg(price), subdivision',
  )
  shop.says('products by brand, highest rated first', 'ORDER BY avg(rating) DESC')
  // No group has a day of its own.
  shop.declines('products by category, newest first')
  homes.says('active homes by area, biggest first', 'ORDER BY listings DESC')
})
