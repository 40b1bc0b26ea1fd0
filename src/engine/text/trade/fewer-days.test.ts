import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('selling in fewer days is selling faster', () => {
  homes.says(
    'Do homes with a pool sell in fewer days on average than homes without one?',
    'GROUP BY has_pool',
  )
})
