import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what became of those that are named first', () => {
  homes.says(
    'Of all the homes we have ever closed, what percentage sold at or above the asking price?',
    'FILTER (WHERE sold_price >= ask_price) AS part',
    "WHERE status = 'SLD'",
  )
  homes.says(
    'of everything in the system what percent ended up expired or withdrawn?',
    "FILTER (WHERE status IN ('EXP', 'WDN')) AS part",
    'count(*) AS listings',
  )
  homes.says(
    'Taking only listings that ended up sold, expired or withdrawn, what percentage of them sold, subdivision by subdivision?',
    "WHERE status IN ('SLD', 'EXP', 'WDN')",
    'GROUP BY subdivision',
  )
  shop.says(
    'so of all the sessions that get as far as starting checkout what percent of them actually end up buying',
    'checkout_completion_rate',
  )
  shop.says(
    'when people get as far as starting checkout, what percent of those sessions end up with a purchase',
    'checkout_completion_rate',
  )
  rental.declines('of the guests who stayed last year what percent of them came back')
})

describe('a whole without a name', () => {
  homes.says(
    "what percent of what's on the market has a pool",
    'FILTER (WHERE has_pool)',
    "WHERE status = 'COP'",
  )
  homes.says("what share of what's for sale is under 500k", 'FILTER (WHERE price < 500000)')
  shop.says("what share of what's for sale is out of stock", 'FILTER (WHERE stock_quantity = 0)')
  rental.says(
    'what percent of everything people do on our site happens on a phone',
    "FILTER (WHERE device_type = 'mobile') AS part, count(*) AS interactions",
  )
})

describe('a percent that is told twice is one', () => {
  homes.says(
    "what chunk of the stuff that's for sale has got a pool, percent wise",
    'FILTER (WHERE has_pool)',
  )
  rental.says('What part of our leads, in percent, has arrived by Airbnb?', "source = 'airbnb') AS part")
  shop.says('revenue by category and share of total in percent', 'OVER ()')
})

describe('the days of orders', () => {
  const weekend = 'FILTER (WHERE extract(isodow FROM purchase_date) IN (6, 7)) AS part'
  shop.says('Of our orders, what percent carry a Saturday or Sunday date?', weekend)
  shop.says('what percentage of orders customers placed on weekend days', weekend)
})
