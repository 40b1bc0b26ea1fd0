import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the present', () => {
  homes.says('average price in old town right now', "status = 'COP'")
  homes.says('how many homes are under contract right now', "WHERE status = 'SCO'")
  homes.never('average sold price in old town at the moment', 'COP')
  homes.never('average price in old town', 'COP')
})
