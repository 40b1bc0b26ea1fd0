import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('above and below the average', () => {
  homes.says(
    'sold homes above the average sold price per square foot',
    'price_per_sf > (SELECT avg(x.price_per_sf)',
  )
  homes.says(
    'active homes above the average sold price per square foot',
    'price_per_sf > (SELECT avg(price_per_sf)',
  )
  rental.says('How many of our properties cost more than the average?', 'count(*)', 'avg(x.price)')
  shop.says('how many products are rated above average', 'rating > (SELECT avg(x.rating)')
  homes.says(
    'Which active homes are priced below the average asking price of their own subdivision and have a pool?',
    'has_pool',
    'ask_price < (SELECT avg(x.ask_price)',
    "x.status = 'COP'",
    'x.subdivision = real_estate_listings.subdivision',
  )
  homes.never(
    'Which active homes are priced below the average asking price of their own subdivision and have a pool?',
    'x.has_pool',
  )
  homes.declines('houses sold for more than the average sold price in Heron Point')
  homes.declines(
    'which subdivisions have both a higher average sold price and fewer average days on market than homes overall',
  )
})

describe('an average of other rows', () => {
  homes.says(
    'How many active listings cost more than the average sold price?',
    "price > (SELECT avg(sold_price) FROM real_estate_listings WHERE status = 'SLD')",
  )
  rental.says('which cities had more than average bookings last year', 'avg(bookings) OVER ()')
  rental.says('which states are above the average nightly rate', 'GROUP BY state', 'HAVING avg(price) >')
  homes.says(
    'which subdivisions sell at a bigger discount than average',
    'HAVING avg((ask_price - sold_price)) >',
  )
})

describe('an average of groups against that of all', () => {
  homes.says(
    'which subdivisions have a higher average price per sq ft than the overall average',
    'HAVING avg(price_per_sf) > (',
  )
  homes.says(
    'which communities have an average price per square foot above the overall average',
    'HAVING avg(price_per_sf) > (',
  )
})

shop.says('orders above average value', 'total_amount > (SELECT avg(x.total_amount)')
