import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

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
  homes.says(
    'active homes whose price per square foot is at least 20 percent below the average in their own community',
    'price_per_sf <= 0.8 * (SELECT avg(x.price_per_sf)',
  )
  homes.says('homes with a pool at least 20% above the average in their own subdivision', 'price >= 1.2 *')
})
