import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a range', () => {
  shop.says('price range per category', 'min(price)', 'max(price)', 'GROUP BY category')
  homes.says('what is the range of asking prices in Sea Oaks', 'min(ask_price)', 'max(ask_price)')
  homes.never('homes in the price range 400k to 600k', 'min(')
})
