import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('on a kind of street', () => {
  homes.says(
    'how many listings do we have whose address is on a Court',
    'count(*)',
    "address ILIKE '%court%'",
  )
  homes.says('active homes on a lane under 900k', "address ILIKE '%lane%'", 'price < 900000')
  rental.says('homes on an avenue', "address ILIKE '%avenue%'")
  homes.declines('how many homes are on a Way')
})
