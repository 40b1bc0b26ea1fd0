import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('homes with a pool against those without', () => {
  homes.says('are homes with a pool slower to sell', 'GROUP BY has_pool')
  homes.says('do pool homes take longer to sell', 'GROUP BY has_pool')
  homes.never('which pool homes took longer to sell than 100 days', 'GROUP BY has_pool')
})

describe('one of what was told before', () => {
  homes.says(
    'My agent swears by pools. Do houses with one really sell faster than houses without?',
    'GROUP BY has_pool',
    "status = 'SLD'",
  )
  homes.says(
    'People rave about pools. how long do houses with one take to sell vs houses without',
    'GROUP BY has_pool',
  )
})
