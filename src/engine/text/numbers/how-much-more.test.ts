import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('how much more of two kinds', () => {
  homes.says(
    'how much more do 4 bedrooms sell for than 3 bedrooms',
    'n4_bedrooms - n3_bedrooms',
    'avg(sold_price)',
  )
  homes.says('how much more do homes with a pool sell for', 'pool - no_pool')
  homes.says('how much more do pool homes sell for on average', 'NOT has_pool', 'avg(sold_price)')
  homes.says('how much more do homes built after 2010 sell for than homes built before 1980', 'AS change')
})

describe('how much longer', () => {
  homes.says('how much longer do 5 bedrooms take to sell than 2 bedrooms', 'avg(days_on_market)', 'AS change')
  homes.says('how much faster do homes in Old Town sell than in Sea Oaks', 'old_town - sea_oaks')
  rental.says('how much longer do guests stay in Aspen than in Napa', 'aspen - napa', 'avg(')
})

describe('what is no such difference', () => {
  homes.never('how much more do pool homes sell for per square foot', 'avg(sold_price)')
  homes.declines('how much more do homes with a garage sell for')
  rental.declines('how much more does a 3 bedroom make than a 2 bedroom')
})

describe('how much more per square foot', () => {
  homes.says(
    'Per square foot, how much more does a home in Old Town cost on average than one in Sea Oaks?',
    'avg(price_per_sf)',
    'old_town - sea_oaks',
  )
  homes.says(
    'how much less a square foot do homes in Sea Oaks sell for than in Old Town',
    'avg(price_per_sf)',
    'sea_oaks - old_town',
  )
})
