import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('one of two kinds of things', () => {
  homes.says('how many expired or withdrawn listings by area', "status IN ('EXP', 'WDN')", 'count(*)')
  homes.says(
    'share of listings that expired or were withdrawn per area',
    "FILTER (WHERE status IN ('EXP', 'WDN'))",
  )
  homes.never('how many sold and active listings in each area', 'status IN')
})

describe('a mean of two kinds is one of each', () => {
  homes.says('average price of active and sold homes', "status IN ('COP', 'SLD')", 'GROUP BY status')
  homes.says('median price of active and sold listings', 'GROUP BY status')
  homes.never('average price of active or sold homes', 'GROUP BY')
  homes.never('average price of active and sold homes together', 'GROUP BY')
})
