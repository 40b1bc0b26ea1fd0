import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number of its own for each how many', () => {
  homes.says(
    'For every area, how many homes are active, how many are under contract and how many are sold?',
    "FILTER (WHERE status = 'COP') AS active",
    "FILTER (WHERE status = 'SCO') AS under_contract",
    "FILTER (WHERE status = 'SLD') AS sold",
    'GROUP BY subdivision',
  )
  rental.says(
    'How many bookings were completed and how many cancelled?',
    "FILTER (WHERE status = 'completed')",
    "FILTER (WHERE status = 'cancelled')",
  )
  shop.says(
    'How many orders did we get last month and how many were refunded?',
    'count(*) AS orders',
    "FILTER (WHERE status = 'refunded')",
  )
  shop.declines('how many orders are pending and how many are completed in Texas')
})

describe('a first number with a state of its own', () => {
  homes.says(
    'per area, how many sold and how many came off the market unsold',
    "FILTER (WHERE status = 'SLD')",
    "FILTER (WHERE status IN ('EXP', 'WDN'))",
  )
  homes.says('how many sold, and how many had a pool', "WHERE status = 'SLD'", 'FILTER (WHERE has_pool)')
})

describe('things that are named once, before each number of them', () => {
  rental.says(
    'For each channel our leads come from, how many wanted to rent and how many wanted to buy?',
    "count(*) FILTER (WHERE interest_type = 'renting')",
    "count(*) FILTER (WHERE interest_type = 'buying')",
    'GROUP BY source',
  )
  shop.says(
    'of our orders this year, how many were refunded and how many were cancelled?',
    "count(*) FILTER (WHERE status = 'refunded')",
    "count(*) FILTER (WHERE status = 'cancelled')",
  )
})

rental.says(
  'of the bookings with arrivals in 2026, how many are short stays, how many weekly and how many monthly',
  'AS short_stays',
  'AS weekly',
  'AS monthly',
)

rental.says('views and interactions by city in Florida', 'AS views', 'AS interactions', "l.state = 'FL'")
