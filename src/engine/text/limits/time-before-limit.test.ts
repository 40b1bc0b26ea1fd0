import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a limit behind a time', () => {
  homes.says(
    'subdivisions where average sold price this year topped 1.5 million',
    'HAVING avg(sold_price) > 1500000',
    "close_date >= DATE '2026-01-01'",
  )
  rental.says('cities where revenue this year was over 100k', 'HAVING sum(r.total_price) > 100000')
  homes.says("areas where volume this year was over last year's", 'volume_2026 > volume_2025')
})
