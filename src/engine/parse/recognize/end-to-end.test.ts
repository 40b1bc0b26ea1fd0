import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

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
