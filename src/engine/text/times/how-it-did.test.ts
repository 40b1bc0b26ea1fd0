import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how a time went', () => {
  shop.says('how did we do in Q3', 'sum(total_amount) AS revenue', "DATE '2026-07-01'")
  rental.says('how are we doing this year', 'AS revenue', "DATE '2026-01-01'")
  homes.says('how did we do last quarter', 'sum(sold_price) AS volume')
})

describe('how something of ours did in a time', () => {
  shop.says('how did electronics do in Q3', 'AS revenue', "category = 'Electronics'")
  rental.says('how did the Aspen homes do last month', 'AS revenue', "city = 'Aspen'")
  shop.says('how is Aurora doing this year compared to Kestrel', 'AS revenue', "'Aurora', 'Kestrel'")
})

describe('what is not told by money', () => {
  rental.never('how are bookings doing this year', 'revenue')
  shop.never('how did we do on refunds last month', 'AS revenue')
  shop.declines('how are we doing')
})

describe('by the number that is named', () => {
  rental.says(
    'how did each state do last year in terms of cancellation rate',
    'GROUP BY l.state',
    'AS cancellation_rate',
  )
  rental.never('how did each state do last year in terms of cancellation rate', 'AS revenue')
  shop.says('how do the brands compare on units sold this year', 'units_sold', 'GROUP BY pr.brand')
  homes.says("how's every subdivision doing on average days on market", 'GROUP BY subdivision')
})

describe('a day or a month that is asked for by itself', () => {
  shop.says('how did we do on christmas eve', 'AS revenue', "'2025-12-24'")
  shop.says('how was black friday last year', 'AS revenue', "'2025-11-28'")
  shop.says("how's November going compared to last November", 'AS revenue', "'2025-11-01'", "'2026-11-01'")
  shop.says('what did we do black friday last year, just the dollars', 'AS revenue', "'2025-11-28'")
  shop.declines('how is july looking')
  shop.declines('how was october for refunds')
})
