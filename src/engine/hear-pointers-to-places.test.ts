import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const either = "(address ILIKE '%Keepers Lane%' OR address ILIKE '%Lantern Court%')"

describe('there is the place of the story', () => {
  homes.says(
    'got a lady who only wants keepers lane or lantern court, anything for sale there',
    either,
    "status = 'COP'",
  )
  homes.says('he only wants keepers lane. whats active there', "address ILIKE '%Keepers Lane%'")
  homes.says('she grew up on keepers lane, anything sold there this year', "address ILIKE '%Keepers Lane%'")
  homes.says(
    "my buyers have like around 600k to spend and they're stuck on Sea Oaks or Old Town, what's for sale there, address and price please",
    "subdivision IN ('Sea Oaks', 'Old Town')",
    'price >= 540000',
  )
  rental.says('My sister lives in Aspen or Napa, what is available there', "city IN ('Aspen', 'Napa')")
  shop.says('My boss is in New York, how many orders did we get there last month', "city = 'New York'")
})

describe('of a place that nobody knows here nothing is listed', () => {
  rental.declines('My sister moved to Boston. What is available there?')
  homes.declines('My wife is from Ohio. What is active there')
  homes.declines('My wife loves Ohio, anything for sale there under 500k')
})

describe('a there that is no place', () => {
  homes.says('hi there, what is active', "status = 'COP'")
  homes.says('we are buying a house. whats out there for sale', "status = 'COP'")
  homes.says('Hey, is anybody there? How many homes are for sale', 'count(*)')
  homes.says(
    'so I just pulled into the driveway of a seller who thinks hers is the slowest in town, how many of the ones on the market right now have been sitting there more than two hundred days',
    'days_on_market > 200',
  )
  shop.says(
    "my dad's visiting and wants the big picture, so break it down by state, how many customers we have there and their average lifetime value",
    'GROUP BY state',
  )
})

describe('the place of the question itself', () => {
  rental.says(
    'the agent is difficult what is our most expensive rental, and what does a night there cost',
    'LIMIT 1',
  )
})
