import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how people talk', () => {
  rental.says('tell me two things: how many homes we have, and how many leads', 'listings', 'visitors')
  rental.says('how many new homes did enter in our catalog this year', 'created_at >=')
  rental.says('top 3 mkts (city lvl) by rev for Q3 check-ins', 'GROUP BY l.city', 'LIMIT 3')
  homes.says('how many closings did we get done last month', "close_date >= DATE '2026-10-01'")
  homes.says('how many houses put up before 1990 have sold', 'year_built <= 1989')
  homes.says('in average how many days was needed to sell a house of four bedrooms', 'avg(days_on_market)')
  shop.says('how many orders did we end up refunding this year by brand', "status = 'refunded'")
  shop.says('pending orders over $100, the one waiting longest on top', 'ORDER BY purchase_date')
  homes.says('avg rental income for actives (where reported)', 'avg(owner_rental_in_23)')
  homes.says('by each community, how many houses have finished without sale', "IN ('EXP', 'WDN')")
  homes.says('closings & $ volume by month', 'count(*) AS sales', 'sum(sold_price)')
  homes.never('solds by total baths (a half bath = .5)', 'partial_baths = 0.5')
  shop.says('#1 brand per category, 2026 revenue', 'PARTITION BY category')
})

homes.says('got a buyer who wants a pool, 4 beds. whats available?', 'has_pool', 'beds = 4', "status = 'COP'")
shop.says('any electronics rated under 3.5? need to have a chat with the supplier', 'rating < 3.5')
shop.says('cool, how many orders did we get yesterday', "DATE '2026-11-14'")
