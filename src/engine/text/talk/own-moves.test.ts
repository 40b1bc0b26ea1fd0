import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what became of the home of those who ask is no sale that is asked about', () => {
  homes.never(
    'my buyers just sold their condo and now they want four bedrooms around 900k, what is for sale',
    'SLD',
  )
  homes.says(
    'a couple who just closed on their old place wants 4 beds in Old Town, what do we have for sale',
    "status = 'COP'",
    'beds = 4',
  )
})

describe('homes that were sold still are', () => {
  homes.says('which homes did we sell last month', "status = 'SLD'")
})
