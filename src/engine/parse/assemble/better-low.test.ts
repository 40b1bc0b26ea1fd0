import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('of what nobody wants, the most is the worst', () => {
  rental.says('cancellations per city, worst first', 'ORDER BY cancellations DESC')
  rental.says('cancellations by city, best first', 'ORDER BY cancellations, l.city')
  rental.says('worst cities for cancellations', 'ORDER BY cancellations DESC')
  shop.says('refunded orders by month, worst first', 'ORDER BY orders DESC')
  shop.says('worst 5 brands by refunds', 'ORDER BY refunds DESC')
  shop.says('out of stock products by brand, worst first', 'ORDER BY products DESC')
  homes.says('expired listings by area, worst first', 'ORDER BY expired_listings DESC')
  homes.says(
    '% of listings that expired or got withdrawn, per subdivision, worst first',
    'ORDER BY share_pct DESC',
  )
  homes.says('share of listings that are sold per area, worst first', 'ORDER BY share_pct, subdivision')
  homes.says('days on market by area, worst first', 'ORDER BY avg(days_on_market) DESC')
})

describe('of everything else, the least', () => {
  rental.says('revenue by city, worst first', 'ORDER BY revenue, l.city')
  rental.says('top 5 cities by cancellations', 'ORDER BY cancellations DESC')
  shop.says('worst brands by units sold', 'ORDER BY units_sold, pr.brand')
})
