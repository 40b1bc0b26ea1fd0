import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the first ones in another order', () => {
  homes.declines('10 cheapest homes sorted by beds')
  shop.declines('top 10 products by rating sorted by price')
  homes.says('top 5 homes by discount with beds and ask price, biggest first', 'ORDER BY discount DESC')
})

rental.says('upcoming stays in Aspen with guest, dates and amount', 'check_in, r.check_out')
