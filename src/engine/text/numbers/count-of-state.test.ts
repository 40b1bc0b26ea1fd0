import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('a count of some state', () => {
  homes.says('areas ranked by withdrawn count', "status = 'WDN'", 'ORDER BY withdrawn_listings DESC')
  homes.says('subdivisions by pending count', "status = 'SCO'")
  homes.never('withdrawn listings by bedroom count', 'number of withdrawn')
})
