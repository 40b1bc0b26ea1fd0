import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a number that each thing of a group has', () => {
  homes.says(
    'top 3 subdivisions for rental income per home',
    'avg(owner_rental_in_23)',
    'GROUP BY subdivision',
    'LIMIT 3',
  )
  shop.never('average spend per customer in Electronics this year', 'LEFT JOIN')
  homes.says('average age of homes sold this year', 'avg((2026 - year_built))')
})
