import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('which way an order runs', () => {
  homes.says(
    'areas in order of average days on market for closed sales, fastest first',
    'ORDER BY avg(days_on_market), subdivision',
  )
  homes.says('areas in order of average days on market', 'ORDER BY avg(days_on_market) DESC')
})
