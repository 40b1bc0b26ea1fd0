import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('all that is for sale, bought at its price', () => {
  homes.says(
    'if i bought every single thing for sale in the three villages at asking what would that run me, one total',
    'sum(ask_price)',
    "status = 'COP'",
  )
  homes.says('what would it cost to buy every active home in Old Town at asking', 'sum(ask_price)', "'COP'")
  homes.says('if we bought all the actives in Sea Oaks, how much would that be', 'sum(ask_price)', "'COP'")
})

describe('what nobody bought', () => {
  homes.declines('if i bought a home in Old Town at asking what would that run me')
  homes.declines('if i bought every home in Old Town what would that cost')
  rental.declines('if i bought all available cabins what would it cost')
})
