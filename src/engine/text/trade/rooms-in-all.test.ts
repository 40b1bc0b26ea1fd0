import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('rooms of all homes together', () => {
  rental.says(
    'How many bedrooms do we have in all for each type of property?',
    'sum(bedrooms)',
    'GROUP BY property_type',
  )
  rental.says('how many bedrooms do we have altogether', 'sum(bedrooms)')
})

describe('the count of rooms of one home', () => {
  rental.says('bedroom and bathroom count of the home called Agave Casita', 'bedrooms, bathrooms')
})
