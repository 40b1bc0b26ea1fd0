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

describe('an average that is called by what it is over', () => {
  rental.says(
    'homes in Napa with rates above the Napa average',
    'WHERE x.city = property_listings.city',
    "city = 'Napa'",
  )
  rental.says(
    'California homes that cost more than the California average',
    'x.state = property_listings.state',
  )
  rental.says('beach houses priced above the beach house average', 'x.property_type = ')
  homes.says('how many homes in Old Town are below the Old Town average price', 'x.subdivision = ')
  shop.says('which Electronics products cost less than the Electronics average', 'x.category = ')
  rental.says('is the rate in Aspen higher than the Napa average', "city IN ('Aspen', 'Napa')")
  // Those of another place, or of all places: no average of their own.
  rental.declines('homes in Napa above the Aspen average')
  rental.declines('homes priced above the Napa average')
  rental.declines('cities with an average rate above the California average')
  rental.says('bookings in Napa above the Napa average', 'x_l.city = l.city')
})

describe('an average over the things of the same group', () => {
  shop.says('products priced higher than the average product in the same category', 'x.category = ')
  shop.declines('customers in the same city')
})
