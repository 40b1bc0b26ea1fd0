import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the first ones in another order', () => {
  homes.declines('10 cheapest homes sorted by beds')
  shop.declines('top 10 products by rating sorted by price')
  homes.says('top 5 homes by discount with beds and ask price, biggest first', 'ORDER BY discount DESC')
})

rental.says('upcoming stays in Aspen with guest, dates and amount', 'check_in, r.check_out')

describe('the first ones sorted by what they are ranked by', () => {
  shop.says('10 most expensive products sorted by price', 'ORDER BY price DESC', 'LIMIT 10')
  shop.says('top 5 customers by orders, sorted by orders', 'ORDER BY total_orders DESC')
  homes.declines('ten most expensive active homes, cheapest first')
})

rental.says('check-outs this week, guest, home and date', 'r.check_out, l.title')
