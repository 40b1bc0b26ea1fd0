import { describe, expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { withPlainLimits } from './plain-limits.ts'

test.each([
  ['homes under USD 250 a night', 'homes under $250 a night'],
  ['orders above US$1,000', 'orders above $1,000'],
  ['under 5 hundred thousand', 'under 500 thousand'],
  ['homes under around 600k', 'homes under 600k'],
  ['orders over, say, $500', 'orders over $500'],
  ['a minimum of 3 beds', 'at least 3 beds'],
  ['areas that closed minimum 8 homes', 'areas that closed at least 8 homes'],
  ['brands averaging < 4 stars', 'brands averaging under 4 stars'],
  ['areas w/ < eight sales', 'areas w/ under eight sales'],
  ['closed >= 8 homes', 'closed at least 8 homes'],
  ['rating is lower than 4', 'rating is under 4'],
  ['check_in >= 2026-11-01', 'check_in on or after 2026-11-01'],
  ['purchase_date < 2026-01-01', 'purchase_date before 2026-01-01'],
  ['more than 200 DOM', 'more than 200 days on market'],
  ['sitting for 91 or more days', 'sitting for at least 91 days'],
  ['fewer than one in 3 homes', 'fewer than one in three homes'],
  ['the 2 months taken together', 'the two months taken together'],
])('%s is %s', (question, expected) => expect(withPlainLimits(question)).toBe(expected))

test.each([
  'homes around 600k',
  'has pool > address',
  'beds>=4, price < 900k',
  'actives >= 15: which subdivisions',
  'the minimum rate',
  'avg DOM by area',
  'price: 100 -> 200',
  'sold for less than asking',
  'homes with 2 baths',
])('%s stays', question => expect(withPlainLimits(question)).toBe(question))

describe('a bound is a bound, however it is written', () => {
  rental.says('beach houses under USD 650 a nt, cheapest first', 'price < 650')
  rental.says('homes under roughly 250 a night', 'price < 250')
  homes.says('actives over ~900k', 'price > 900000')
  shop.says('brands averaging < 4 stars with 15 or more products', 'avg(rating) < 4', 'count(*) >= 15')
  homes.says('we want >= 3 beds n 2 baths, still available', 'beds >= 3', 'full_baths >= 2')
  homes.says('how many sold, close_date >= 2026-01-01', "close_date >= DATE '2026-01-01'")
  rental.says('bookings with check-in > 2026-11-20', "check_in >= DATE '2026-11-21'")
  shop.says('how many products do we sell for lower than 20 dollars', 'price < 20')
})

describe('money of another country has no bound here', () => {
  rental.declines('homes under £250 a night')
  rental.declines('homes under €250 a night')
  shop.declines('products over £50')
})
