import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a sign before a word compares two of them', () => {
  homes.says('homes that sold for > ask, this year', 'sold_price > ask_price')
  homes.says('sold < ask, this year: count', 'count(*) AS sales', 'sold_price < ask_price')
  shop.says('state AOV > overall AOV: state / AOV', 'HAVING avg(pu.total_amount) > (SELECT avg(total_amount)')
  rental.says('listings, nightly rate > city avg: name, city, rate', 'x.city = property_listings.city')
})

describe('a sign before a number is a limit', () => {
  shop.says('products, price < 20', 'price < 20')
})

describe('a sign that leads on to columns compares nothing', () => {
  homes.says('The Preserve, active, has pool > address / MLS / ask', 'AND has_pool ORDER BY')
})
