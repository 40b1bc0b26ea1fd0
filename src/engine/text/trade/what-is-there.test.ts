import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('what can be bought', () => {
  homes.says("buyers want 3 bed 2 bath under 650, what's out there", "status = 'COP'", 'beds = 3')
  homes.says('total dollar value of everything still on the market', 'sum(price)', "status = 'COP'")
  homes.says('inventory by area with median ask', 'count(*)', 'percentile_cont(0.5)')
})

describe('what became of it', () => {
  homes.says('how many listings did we lose to expiration in each neighborhood', "status = 'EXP'")
  homes.says('which bedroom count sells fastest', 'GROUP BY beds', "status = 'SLD'", 'LIMIT 1')
  homes.says('Which homes took more than half a year to sell, and what did they finally go for?', '> 180')
  homes.says('top 3 closings of the year so far, address + sold price', 'ORDER BY sold_price DESC', 'LIMIT 3')
})

describe('the newest and the oldest', () => {
  homes.says('the newest pool home under 900k', 'ORDER BY year_built DESC')
  homes.says('oldest sale on record', 'ORDER BY close_date')
  homes.says('oldest sold home', 'ORDER BY year_built')
})

describe('what can be had', () => {
  homes.says('3 bed 2 bath under 650k out there', "status = 'COP'", 'beds = 3')
  homes.says('cheapest thing we have', "status = 'COP'", 'LIMIT 1')
  homes.says('what is the cheapest we have in Old Town', "status = 'COP'", 'LIMIT 1')
  homes.says('tell me the most expensive home we have under contract', "status = 'SCO'")
  homes.says('most expensive home we have sold', "status = 'SLD'")
  homes.never('cheapest home we have on record', "status = 'COP'")
})

describe('the cheapest of all, sold or not', () => {
  homes.never('cheapest house we have, sold or not', 'COP')
})

homes.says(
  "Old Town or The Preserve: average sold price of the past 12 months in each, and next to it the average asking price of what's for sale there now",
  "avg(ask_price) FILTER (WHERE status = 'COP')",
  "subdivision IN ('Old Town', 'The Preserve')",
)

describe('what is for sale, with its rooms', () => {
  homes.says(
    "what's for sale in lighthouse village with three or more full baths, address, price and the number of full baths",
    'SELECT mls_number, address, price, full_baths',
    'full_baths >= 3',
  )
  homes.says("what's for sale in Old Town by number of bedrooms", 'GROUP BY beds')
})
