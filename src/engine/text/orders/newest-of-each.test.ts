import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the newest of each group', () => {
  homes.says('newest listing in each area', 'SELECT subdivision, address', 'created_at DESC')
  homes.says('latest sale per area', 'SELECT subdivision, address', 'close_date DESC')
  homes.says('last closing date of each subdivision', 'max(close_date)', 'GROUP BY subdivision')
})
