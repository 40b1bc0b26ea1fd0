import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the end of the scale on each side', () => {
  rental.says('lowest nightly rate: Aspen vs Park City vs Napa', 'min(price)', 'GROUP BY city')
  rental.says('compare the highest nightly rate in Aspen and Park City', 'max(price)', 'GROUP BY city')
  homes.says('lowest ask price Sea Oaks vs Old Town', 'min(ask_price)', 'GROUP BY subdivision')
  shop.says('top rating electronics vs books', 'max(rating)', 'GROUP BY category')
})

describe('one of them is still one', () => {
  rental.says('which city has the lowest nightly rate, Aspen vs Park City', 'LIMIT 1')
})
