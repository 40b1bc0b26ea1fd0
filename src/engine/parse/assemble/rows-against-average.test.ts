import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('an average of rows of another kind', () => {
  homes.says(
    'Which homes for sale in Sea Oaks are asking less per square foot than the average of what has sold there?',
    "price_per_sf < (SELECT avg(price_per_sf) FROM real_estate_listings WHERE status = 'SLD' AND subdivision = 'Sea Oaks')",
  )
  homes.says(
    'which homes for sale in Old Town cost more than the average sold price there',
    "price > (SELECT avg(sold_price) FROM real_estate_listings WHERE status = 'SLD' AND subdivision = 'Old Town')",
  )
})

describe('the average there', () => {
  rental.says('which homes in Aspen cost more than the average there', 'x.city = property_listings.city')
  rental.declines('which cabins cost more than the average there')
})

describe('an average of rows of another kind in the same group', () => {
  homes.says(
    'which homes for sale cost less than the average sold price in their area',
    'price < (SELECT avg(x.sold_price)',
    "x.status = 'SLD' AND x.subdivision = real_estate_listings.subdivision",
  )
  homes.says(
    'which active homes are asking less per square foot than the average of what has sold in their subdivision',
    'price_per_sf < (SELECT avg(x.price_per_sf)',
    "x.status = 'SLD' AND x.subdivision = real_estate_listings.subdivision",
  )
})

describe('a group that a link leads to', () => {
  rental.says('which completed stays cost more than twice the average in their city', 'x_l.city = l.city')
})

describe('a multiple of what others of the same group cost', () => {
  homes.says(
    'Active homes asking more than double the average sold price of their own neighborhood: address, neighborhood, asking price',
    "ask_price > 2 * (SELECT avg(x.sold_price) FROM real_estate_listings x WHERE x.status = 'SLD' AND x.subdivision = real_estate_listings.subdivision)",
  )
  homes.says(
    'active homes asking at least 50% above the average sold price in their area',
    '>= 1.5 * (SELECT',
  )
  // Of homes that were sold, or of all?
  homes.declines('homes that sold for more than double the average price of their area')
})
