import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('both sides of a flag', () => {
  homes.never('Break the average sold price out by pool and no pool.', 'NOT has_pool')
  homes.says('average days on market by pool vs no pool', 'GROUP BY has_pool')
  homes.says('average ask by area for homes with no pool', 'NOT has_pool')
})
