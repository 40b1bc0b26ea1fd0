import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('ranges in short', () => {
  homes.says(
    'number of actives by ask: <400k; 400k-<900k; 900k+',
    'ask_price < 400000',
    'ask_price >= 400000 AND ask_price < 900000',
    'ask_price >= 900000',
  )
  homes.says(
    'active count by ask band: sub-500K, 500K-<1MM, 1MM+',
    'ask_price >= 500000 AND ask_price < 1000000',
  )
  rental.says(
    'listings per nightly rate band: <150, 150-300 (300 excluded), 300+',
    'price >= 150 AND price < 300',
  )
  shop.never('products under 25, 100 in stock', 'CASE')
})
