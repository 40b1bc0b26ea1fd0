import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('degrees that another word asks more plainly', () => {
  homes.says('how many days does a home take to sell in each area', 'avg(days_on_market)')
  rental.says('how full were our Aspen homes in September', 'nullif((count(*) *')
  rental.never('how full were our Aspen homes in September', 'GROUP BY l.id')
})
rental.says('how many nights does a booking in Aspen last', 'avg((r.check_out - r.check_in))')
shop.says('what our inventory is worth by brand', 'sum((price * stock_quantity))')
