import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('bands', () => {
  homes.says(
    'actives by price band: <500k, 500k-1M, 1M-2M, 2M+',
    'CASE WHEN price < 500000',
    "status = 'COP'",
  )
  homes.declines('homes with 2 to 4 and 7 to 9 and 10 or more')
})
