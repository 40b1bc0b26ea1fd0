import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the cheapest by what is asked of each', () => {
  rental.says(
    'nightly rate per bedroom, skip studios, 10 cheapest',
    'ORDER BY price_per_bedroom, title',
    'LIMIT 10',
  )
  rental.says('price per bedroom, 5 priciest', 'ORDER BY price_per_bedroom DESC')
  homes.says('price per bed, 10 cheapest', 'ORDER BY price_per_bed,')
  // Homes are cheap by their price, and so is what stands beside it.
  rental.says('price per bedroom, 10 cheapest homes', 'ORDER BY price,')
  rental.says('price and price per bedroom, 5 priciest', 'ORDER BY price DESC')
})
