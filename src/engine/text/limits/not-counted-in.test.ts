import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('left out of one number', () => {
  homes.says("what's the average ask on the market if you don't count Sea Oaks", "'COP'", "<> 'Sea Oaks'")
  homes.says('average asking price of active homes when Sea Oaks is excluded', "<> 'Sea Oaks'")
  homes.never('Average of asking price, active homes, all areas but not Sea Oaks', 'GROUP BY')
  shop.says('average price if you don’t count electronics', "<> 'Electronics'")
})

describe('groups without one of them', () => {
  homes.says('average asking price by area except Sea Oaks', 'GROUP BY subdivision')
})
