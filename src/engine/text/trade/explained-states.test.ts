import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('states that a roundabout word stands for', () => {
  homes.says(
    'Of the listings that are over and done with (sold, expired or withdrawn), what percentage actually sold?',
    "status IN ('SLD', 'EXP', 'WDN')",
    'share_pct',
  )
  homes.says(
    'Of the listings that are no longer active or pending, meaning sold, expired or withdrawn, what percentage sold',
    "status IN ('SLD', 'EXP', 'WDN')",
  )
  homes.declines('Of the listings that are over and done with, what percentage sold?')
  homes.says(
    'Of all the listings in each subdivision, what percentage is off the market (expired or withdrawn)?',
    "FILTER (WHERE status IN ('EXP', 'WDN')) AS part",
  )
  homes.says(
    'Of the listings that are done one way or the other, meaning sold, expired or withdrawn, what percent did we actually sell?',
    "status IN ('SLD', 'EXP', 'WDN')",
  )
})
