import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('columns that are asked for in passing', () => {
  homes.says('Which homes closed last month, at what price and on what day?', 'sold_price', 'close_date')
  rental.says('who is arriving next week? guest, home, and the day', 'guest_name', 'check_in')
  homes.says(
    'how long has 10 Keepers Lane been sitting and what are they asking',
    'days_on_market',
    'ask_price',
  )
  rental.says('beach houses: name, city, $/night', 'SELECT title, city, price')
})

describe('what somebody has to spend', () => {
  homes.says(
    'what could I get in Old Town for 900 grand with four beds',
    'price <= 900000',
    "status = 'COP'",
    'beds = 4',
  )
  rental.says('what can we get in Aspen for $300 a night', 'price <= 300', "city = 'Aspen'")
})

describe('numbers in everyday words', () => {
  rental.says(
    'what came in last month, just the total earnings',
    'sum(total_price)',
    "check_in >= DATE '2026-10-01'",
  )
  rental.never('for the Monday stand-up how many people signed up last week', 'change')
  homes.says('What do all the pending homes add up to in asking price?', 'sum(ask_price)', "status = 'SCO'")
  shop.says('payment method -> % of orders', 'share_pct', 'GROUP BY payment_method')
  shop.says('What percent of all sessions on the site include a purchase?', 'conversion_rate')
  rental.says("What share of this year's stays last a week or longer?", '>= 7')
  homes.says('earliest build year in Old Town', 'ORDER BY year_built')
  homes.never('Old Town, 4+ beds, pool, any status - how many', 'address')
  shop.says(
    'set the 2026 revenue of Northpeak beside that of Kestrel',
    "IN ('Northpeak', 'Kestrel')",
    'GROUP BY pr.brand',
  )
  rental.says(
    'Which home has the most bedrooms, and in which city is it?',
    'title, city',
    'bedrooms DESC',
    'LIMIT 1',
  )
  rental.says(
    'which home had the most revenue last year and what state is it in',
    'l.state',
    'revenue DESC',
    'LIMIT 1',
  )
  homes.says(
    'which house sold for the most and which area is it in?',
    'subdivision',
    'sold_price DESC',
    'LIMIT 1',
  )
  rental.says('which cities have the most homes and in which state', 'count(*)')
})
