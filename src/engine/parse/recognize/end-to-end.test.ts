import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('an order told by both of its ends', () => {
  rental.says(
    'sort the sources from the most visitors to the fewest',
    'GROUP BY source ORDER BY visitors DESC',
  )
  rental.never('sort the sources from the most visitors to the fewest', 'LIMIT')
  rental.says(
    'rank the months of 2025 from the lowest revenue to the highest',
    'ORDER BY revenue, date_trunc',
  )
})

describe('groups that are ranked as a whole', () => {
  rental.says('Where do our leads come from? Rank the sources', 'GROUP BY source', 'ORDER BY visitors DESC')
  homes.says('rank the subdivisions by sales', 'count(*) AS sales', 'GROUP BY subdivision')
})
