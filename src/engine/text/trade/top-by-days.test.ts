import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('so many of them, by their days', () => {
  homes.says('top 10 dom actives', "status = 'COP'", 'ORDER BY days_on_market DESC', 'LIMIT 10')
  homes.says('top 5 dom pendings with address', "status = 'SCO'", 'LIMIT 5')
  homes.never('top 10 dom actives', 'days_on_market = 10')
})

describe('days that are a limit', () => {
  homes.says('actives with 10 days on market', 'days_on_market = 10')
})
