import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('each year once', () => {
  homes.says('distinct years built of active homes in Old Town', 'GROUP BY year_built')
  homes.says(
    'In which years were built the houses that are now active in Old Town? Write please each year one time only.',
    'GROUP BY year_built',
  )
})
