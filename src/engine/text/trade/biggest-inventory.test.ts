import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('an inventory is big by how many homes it has', () => {
  homes.says('where is the biggest inventory', 'count(*)', 'GROUP BY subdivision', 'LIMIT 1')
  homes.says('which area has the smallest inventory right now', 'count(*)', "status = 'COP'")
})

describe('a home is big by itself', () => {
  homes.says('which is the biggest home for sale', 'living_area')
})
