import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('areas held against each other by what homes cost there', () => {
  homes.says(
    'where is it most expensive to buy a house',
    'GROUP BY subdivision',
    'avg(price) DESC',
    "status = 'COP'",
  )
  homes.says('cheapest area to buy a 4 bedroom house', 'GROUP BY subdivision', 'avg(price)', 'beds = 4')
  homes.says('what is the cheapest neighborhood to buy a home in', 'GROUP BY subdivision')
})

describe('one home', () => {
  homes.never('cheapest house to buy in Old Town', 'GROUP BY')
})
