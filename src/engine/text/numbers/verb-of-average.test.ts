import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('average as a verb', () => {
  homes.says('What sale-to-list ratio do closed homes average in every community?', 'avg(', 'subdivision')
  homes.says(
    'what areas average over a million and a half on their sales',
    'HAVING avg(sold_price) > 1500000',
  )
  homes.says(
    'three communities that average the fewest dollars per square foot on their sold homes',
    'ORDER BY avg(price_per_sf), subdivision',
    'LIMIT 3',
  )
  rental.says('What nightly rate do our Aspen homes average?', 'avg(price)', "'Aspen'")
  shop.says('What rating do beauty products average?', 'avg(rating)', "'Beauty'")
})
