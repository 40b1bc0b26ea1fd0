import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('the oldest of what has been there too long', () => {
  homes.says('actives over 120 days, oldest first', 'ORDER BY days_on_market DESC')
  homes.says('houses on the market over 100 days, oldest first', 'ORDER BY days_on_market DESC')
  homes.says(
    'give me stale inventory: actives over 180 days, oldest first with ask',
    'ORDER BY days_on_market DESC',
  )
})

describe('the oldest of houses', () => {
  homes.says('active homes in Old Town, oldest first', 'ORDER BY year_built')
})
