import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a state before its percentage', () => {
  homes.never('off market % by subdivision', 'OVER ()')
  homes.says('pool % by area', 'FILTER (WHERE has_pool)', 'GROUP BY subdivision')
  rental.says('cancelled % by city', "FILTER (WHERE r.status = 'cancelled')")
  shop.never('out of stock % by brand', 'OVER ()')
  shop.says('revenue % by category', 'OVER ()')
})
