import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a part that makes up a share of a whole', () => {
  homes.says(
    'Homes for sale with a pool make up what percent of all homes for sale?',
    'FILTER (WHERE has_pool)',
    "WHERE status = 'COP'",
  )
  shop.says('refunded orders make up what share of all orders', "status = 'refunded'")
})
