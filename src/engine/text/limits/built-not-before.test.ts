import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('built then or later', () => {
  homes.says('homes for sale, not built before 2015', 'year_built >= 2015')
  homes.says('homes for sale built at the earliest in 2015', 'year_built >= 2015')
  homes.says('active homes with a construction year of 2015 or newer', 'year_built >= 2015')
  homes.says('active homes that date from 2015 or later', 'year_built >= 2015')
})

describe('the oldest house', () => {
  homes.says('Which available house was built the longest ago?', 'ORDER BY year_built', 'LIMIT 1')
  homes.says('oldest active listing by year built', 'ORDER BY year_built', 'LIMIT 1')
  homes.says('oldest active listing', 'ORDER BY created_at')
})
