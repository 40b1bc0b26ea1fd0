import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what sellers gave up', () => {
  homes.says(
    'What is the largest percentage off the asking price that any seller in Old Town has accepted, and at which address?',
    'AS discount_percent',
    "subdivision = 'Old Town' ORDER BY discount_percent DESC",
  )
  homes.says('what is the most a seller has come down in Old Town', 'ORDER BY discount DESC')
  homes.says('what is the most a seller got in Old Town', "status = 'SLD'", 'ORDER BY sold_price DESC')
})

describe('a part of what left the market unsold', () => {
  homes.says(
    'Of the listings that came off the market unsold, what share simply expired?',
    "FILTER (WHERE status = 'EXP') AS part",
    "WHERE status IN ('EXP', 'WDN')",
  )
  homes.says('of off market listings what share are withdrawn', "FILTER (WHERE status = 'WDN') AS part")
})

describe('homes that ask more than most', () => {
  homes.says(
    'active homes asking more than the average active listing',
    'ask_price > (SELECT avg(x.ask_price)',
  )
})
