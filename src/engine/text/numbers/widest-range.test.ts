import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the widest range', () => {
  shop.says('which brand has the widest price range', 'highest_price - lowest_price', 'LIMIT 1')
  shop.says('category with the narrowest range of prices', 'highest_price - lowest_price', 'ORDER BY change')
  homes.says('which area has the biggest spread in asking prices', 'max(ask_price)', 'min(ask_price)')
  shop.never('which brand has the biggest price range', 'avg(price)')
  shop.says('price range by brand', 'min(price)', 'max(price)')
})
