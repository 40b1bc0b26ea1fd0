import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('codes of a status that are counted are homes', () => {
  homes.says('subdivs w/ > 15 COP and avg ask < 1M', "status = 'COP'", 'HAVING count(*) > 15', '< 1000000')
  homes.says('areas with at least 3 WDN', "status = 'WDN'", 'count(*) >= 3')
})
