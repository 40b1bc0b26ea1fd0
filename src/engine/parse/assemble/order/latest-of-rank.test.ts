import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the latest first, of what is ranked by a day', () => {
  homes.says(
    'what are the five active homes that were added most recently, with address and asking price, latest first',
    'ORDER BY created_at DESC',
    'LIMIT 5',
  )
  homes.says('10 most recently sold homes, most recent first', 'ORDER BY close_date DESC')
  homes.declines('the five most expensive homes, latest first')
})
