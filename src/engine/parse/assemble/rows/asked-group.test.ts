import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('those who do it are no rows of the answer', () => {
  rental.says('what weekday do people most often arrive', 'count(*) AS bookings', 'LIMIT 1')
  rental.never('what weekday do people most often arrive', 'guest')
  rental.says('what city do people book the most', 'GROUP BY l.city', 'LIMIT 1')
  shop.says('what city orders the most', 'count(*) AS orders', 'GROUP BY b.city', 'LIMIT 1')
  rental.says('for guests in Aspen, which month has the most check-ins', 'count(*) AS bookings', 'LIMIT 1')
  rental.never('for guests in Aspen, which month has the most check-ins', 'guest')
  rental.says('which guests stayed the most last year', 'GROUP BY guest_email')
})
homes.says(
  'which area takes longest to sell',
  'avg(days_on_market)',
  `status = 'SLD'`,
  'GROUP BY subdivision',
)
rental.says('which home gets booked the most often', 'count(*)', 'GROUP BY l.id')
rental.never('which home gets booked the most often', `l.status = 'booked'`)
homes.says('which homes have been sitting the longest', `status = 'COP'`)
homes.says('are houses with pools slower to sell than those without?', 'avg(days_on_market)')
homes.says('do homes with pools sell slower?', 'GROUP BY has_pool')
shop.says('which category is cancelled most frequently', 'count(*)', `status = 'cancelled'`)
rental.says('interactions by device and by type', 'interaction_type')

describe('those who come', () => {
  rental.says('On which day of the week do most guests arrive?', "status <> 'cancelled'", 'LIMIT 1')
  rental.says('which month do most guests come?', "reservation_type <> 'viewing'")
})

describe('what the homes of one place are like', () => {
  homes.says(
    'which village has the cheapest homes per square foot',
    'avg(price_per_sf)',
    'GROUP BY subdivision',
    'LIMIT 1',
  )
  rental.says('which city has the biggest homes', 'avg(bedrooms)', 'GROUP BY city')
  homes.says(
    'I wonder how long houses in Old Town usually take to sell',
    "status = 'SLD'",
    'avg(days_on_market)',
  )
})

rental.says('what day of the week do most people check out', 'count(*) AS departures')
rental.says('which month do most guests leave', "date_trunc('month', check_out)", 'count(*) AS departures')
rental.says('which month do guests book the most', "date_trunc('month', check_in)")
