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
