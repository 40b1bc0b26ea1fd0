import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('two states with a slash', () => {
  homes.says('withdrawn/expired listings by village', "status IN ('WDN', 'EXP')")
  homes.says('expired/withdrawn total x area', "status IN ('EXP', 'WDN')", 'GROUP BY subdivision')
  homes.says('how many expired/withdrawn in old town', "IN ('EXP', 'WDN')")
  homes.declines('pending/active count by area')
  homes.says('pending deals by area', "status = 'SCO'")
  shop.says('how many cancelled/refunded orders last month', "IN ('cancelled', 'refunded')")
})
