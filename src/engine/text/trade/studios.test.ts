import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a studio among homes by their bedrooms has none', () => {
  rental.says(
    'list studios and 1-bedrooms under $150 a night, with city',
    'bedrooms IN (0, 1)',
    'price < 150',
  )
  rental.says('how many studios, 1-bedrooms and 2-bedrooms do we have', 'bedrooms IN (0, 1, 2)')
  rental.says('two-bedrooms or studios that are available', 'bedrooms IN (2, 0)')
  rental.says('studios vs one bedrooms average price', 'bedrooms IN (0, 1)')
  rental.says('a studio or a 1 bedroom in Aspen', 'bedrooms IN (0, 1)')
  rental.says('average price of studios', 'bedrooms = 0')
})

// Cabins, or studios of any kind?
rental.declines('studios and one bedroom cabins in Aspen')
