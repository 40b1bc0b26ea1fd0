import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('so far above or below the average of their own group', () => {
  rental.says(
    'Which homes charge at least 50% more per night than the average home of the same property type?',
    '>= 1.5 *',
    'x.property_type = property_listings.property_type',
  )
  rental.says('homes more than 25% cheaper than the average home in their city', '< 0.75 *', 'x.city =')
  shop.says('products that cost at least twice as much as the average product in their category', '>= 2 *')
  rental.declines('homes that cost 20% more than the average home in their city')
  rental.declines('homes that cost at least 20% more than the average home in Aspen')
})
