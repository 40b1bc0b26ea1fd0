import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the places where there are any', () => {
  rental.says('states we have cabins in', "property_type = 'mountain_cabin'", 'GROUP BY state')
  rental.never('states we have cabins in', 'title')
})

homes.says(
  'in which areas could she find a home with a pool under 600k',
  "status = 'COP'",
  'GROUP BY subdivision',
)

describe('the places where there is one', () => {
  homes.says(
    'in which subdivisions is there a home on the market with six or more bedrooms',
    'GROUP BY subdivision',
  )
  homes.says('in which area is there a home for sale with seven bedrooms', 'GROUP BY subdivision')
  homes.says(
    'in which communities do we still have a pool home under 500k on the market',
    'GROUP BY subdivision',
  )
  homes.says('In which neighbourhoods do we have anything built before 1960?', 'GROUP BY subdivision')
  rental.says('which city can I find a beach house in', 'GROUP BY city')
  shop.says('in which categories is there a product under $10', 'price < 10', 'GROUP BY category')
})

// Those without any are another question.
homes.says('in which subdivisions is there no home for sale under 500k', '= 0')
