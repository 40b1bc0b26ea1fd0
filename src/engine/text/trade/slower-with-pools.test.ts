import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('homes with a pool against those without', () => {
  homes.says('are homes with a pool slower to sell', 'GROUP BY has_pool')
  homes.says('do pool homes take longer to sell', 'GROUP BY has_pool')
  homes.never('which pool homes took longer to sell than 100 days', 'GROUP BY has_pool')
})
