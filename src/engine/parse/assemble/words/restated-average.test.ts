import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an average of which is said again what is said of the things', () => {
  rental.says(
    'listings in Aspen priced above the average price of listings in Aspen',
    'x.city = property_listings.city',
  )
  homes.says('which active homes are priced above the average active home', "x.status = 'COP'")
  homes.declines('homes priced above the average price in Heron Point')
})

describe('an average over the things of the same group', () => {
  shop.says('products priced higher than the average product in the same category', 'x.category = ')
  shop.declines('customers in the same city')
})
