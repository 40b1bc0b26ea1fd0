import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many an area sold', () => {
  homes.says(
    'Which communities closed at least 8 homes last year with a median sold price above $800,000?',
    'HAVING count(*) >= 8 AND percentile_cont(0.5)',
  )
})

describe('anything of a kind', () => {
  homes.says('areas with anything built in 2025 or later', 'year_built >= 2025', 'GROUP BY subdivision')
})

describe('a number, and another one in each group', () => {
  homes.says(
    'actives per subdivision and lowest ask in each',
    'count(*)',
    'min(ask_price)',
    'GROUP BY subdivision',
  )
  homes.says('closings by area and the average sold price in each', 'count(*)', 'avg(sold_price)')
  rental.says('bookings per city and average stay in each', 'count(*)', 'avg((r.check_out - r.check_in))')
})

describe('wherever they are', () => {
  homes.says('how many homes in all subdivisions', 'SELECT count(*) AS listings FROM real_estate_listings')
  homes.says('average price in all areas', 'GROUP BY subdivision')
  shop.says('refund rates in all categories', 'GROUP BY pr.category')
  shop.says('revenue for all brands last year', 'GROUP BY pr.brand')
})

describe('where something can be found', () => {
  homes.says(
    'In which areas can a buyer find homes for sale that cost more than 2 million?',
    "status = 'COP'",
    'GROUP BY subdivision',
  )
  homes.says('In what areas can someone buy a home with a pool under 500k?', "'COP'", 'GROUP BY subdivision')
  homes.declines('where can a buyer find a 3 bed home under 400k')
  rental.says('In which cities can guests book a ski chalet?', "'ski_chalet' GROUP BY city")
})

describe('a limit on the mean of areas, and on homes of a kind in a state', () => {
  homes.says(
    'In which communities the average of the days on market for the active houses is more than 80, and how much it is?',
    'HAVING avg(days_on_market) > 80',
    "status = 'COP'",
  )
  homes.says(
    'subdivisions with at least 5 pool homes on the market, how many in each',
    'HAVING count(*) >= 5',
    'has_pool',
    "status = 'COP'",
  )
  homes.says('active homes with a pool and at least 5 beds', 'beds >= 5')
})
