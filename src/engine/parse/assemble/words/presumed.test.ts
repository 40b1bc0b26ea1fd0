import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('anything there is', () => {
  homes.says(
    'got anything in a village with a pool and at least 4 bedrooms for under a million?',
    "status = 'COP'",
  )
  homes.says('is there anything under 400k with a pool', "status = 'COP'")
  homes.says('anything in Old Town with a pool under 800k?', "status = 'COP'")
  homes.says('do we have anything in Old Town with 4 bedrooms', "status = 'COP'")
})

describe('anything that is told to be something else', () => {
  homes.never('is there anything under contract in Old Town', "'COP'")
  homes.never('have we got anything that closed above 2 million', "'COP'")
})
