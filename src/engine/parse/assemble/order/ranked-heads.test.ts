import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that are named first are ranked, and not the rows behind them', () => {
  rental.says(
    'top 5 cities by nights from completed stays last year',
    'sum((r.check_out - r.check_in))',
    'GROUP BY l.city',
    'LIMIT 5',
  )
  rental.says('top 5 cities, nights from completed stays last year', 'GROUP BY l.city', 'LIMIT 5')
  rental.says('which city had the most nights from weekly bookings', 'GROUP BY l.city', 'LIMIT 1')
  rental.says('the state with the most nights of confirmed bookings', 'GROUP BY l.state', 'LIMIT 1')
  shop.says('top 3 categories by stock of products under $20', 'sum(stock_quantity)', 'GROUP BY category')
  homes.says('top 3 areas by asking price of active listings', 'avg(ask_price)', 'GROUP BY subdivision')
})

describe('rows are ranked where they are named first', () => {
  rental.never('top 10 bookings by nights with city', 'GROUP BY')
  rental.never('city and nights of the longest stay', 'GROUP BY')
})

describe('the first so many groups must be groups', () => {
  shop.declines('top 3 cities customers')
})

describe('the number comes first', () => {
  rental.says('nights booked last month: top 3 cities', 'AS total_nights', 'GROUP BY l.city', 'LIMIT 3')
  rental.says('top three cities last month in terms of nights booked', 'AS total_nights', 'LIMIT 3')
  rental.says('for each city: nights booked and revenue', 'AS total_nights', 'AS revenue', 'GROUP BY l.city')
})
