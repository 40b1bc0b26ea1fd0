import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('what leaves out others than those that are meant', () => {
  shop.says('sales excluding refunds by category', "status = 'completed'")
  homes.says('which active home is the priciest that is not under contract', "status = 'COP'")
  shop.says('how many orders were not cancelled', "status <> 'cancelled'")
})
