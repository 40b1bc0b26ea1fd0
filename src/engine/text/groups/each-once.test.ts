import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('each year once', () => {
  homes.says('distinct years built of active homes in Old Town', 'GROUP BY year_built')
  homes.says(
    'In which years were built the houses that are now active in Old Town? Write please each year one time only.',
    'GROUP BY year_built',
  )
})

describe('groups that are named once', () => {
  rental.says('where are our lake houses, I just need the towns, each one once', 'GROUP BY city')
  rental.says('distinct cities with cabins', 'GROUP BY city')
  shop.says('brands in Electronics, no duplicates', 'GROUP BY brand')
})
