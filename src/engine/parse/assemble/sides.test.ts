import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('sides of a comparison', () => {
  homes.says('average price per square foot with and without a pool', 'GROUP BY has_pool')
  homes.says('how many homes sold with a pool versus without one', 'GROUP BY has_pool')
  homes.says('avg DOM actives vs pendings vs solds', "status IN ('COP', 'SCO', 'SLD')", 'GROUP BY status')
  homes.says(
    'average sold price: homes built since 2015 vs homes built before 1980',
    'year_built >= 2015',
    'year_built <= 1979',
  )
  homes.says('avg price of actives, new construction vs everything else', "status = 'COP'", 'WHEN TRUE')
})
