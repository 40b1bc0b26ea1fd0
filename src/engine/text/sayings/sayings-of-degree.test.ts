import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('how much, said in a roundabout way', () => {
  homes.says("what's everything for sale in the three villages worth together", 'sum(price)')
  homes.says(
    "In each neighborhood, how many dollars below the asking price did this year's sales end up on average?",
    'AS average_discount',
    'GROUP BY subdivision',
  )
  homes.says('what does a square foot cost in Old Town', 'avg(price_per_sf)')
  homes.says('how many million dollar homes are for sale', 'count(*)', 'price >= 1000000')
  homes.says('2 million dollar homes for sale', 'price = 2000000')
  homes.never('how many listings came in this month', "'SLD'")
})

homes.says('how many homes sold for under 95% of what the owner was asking', 'sold_price < 0.95 * ask_price')
