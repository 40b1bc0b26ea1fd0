import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that have something', () => {
  rental.says('which cities have lake houses', "property_type = 'lake_house'", 'GROUP BY city')
  rental.says('which sources bring investors', "interest_type = 'investing'", 'GROUP BY source')
  rental.says('what property types do we have in Colorado', 'GROUP BY property_type')
  homes.says('which subdivisions have pools', 'WHERE has_pool', 'GROUP BY subdivision')
  homes.says('show the subdivision and price of homes with a pool', 'price')
  homes.never('show the subdivision and price of homes with a pool', 'GROUP BY')
  shop.says('which brands are out of stock', 'GROUP BY brand')
  rental.never('which cities have no lake houses', 'NOT (')
})

describe('groups with such things', () => {
  rental.says('cities with homes under 200', 'GROUP BY city', 'price < 200')
  homes.declines('subdivisions that have both pool homes and homes under 300k for sale')
  rental.says('which month do Aspen homes earn the most in', "date_trunc('month'", 'LIMIT 1')
  rental.declines("which property type's homes stay empty the most")
  homes.says(
    'what did the last home sold in Old Town go for and when did it close',
    'sold_price',
    'close_date',
  )
})

describe('what groups have together', () => {
  shop.says('which brands have a stock value over 50k', 'HAVING sum((price * stock_quantity)) > 50000')
  shop.says('which brands have inventory worth over 50k', 'HAVING sum((price * stock_quantity)) > 50000')
  shop.says('which brands have products over $500', 'WHERE price > 500')
})

homes.says('which areas have anything for sale under 300k', 'GROUP BY subdivision', 'price < 300000')
rental.says('which cities have something available under 200', 'GROUP BY city', 'price < 200')
describe('groups that have one', () => {
  homes.says('which areas have a home over 3 million for sale', 'GROUP BY subdivision', 'price > 3000000')
  homes.says('which areas have something for sale over 3 million', 'GROUP BY subdivision', "status = 'COP'")
  homes.says('which areas closed more than ten million in sales so far this year', 'HAVING sum(sold_price) >')
})

describe('groups with things of a kind', () => {
  rental.says('cities with lake houses', 'GROUP BY city')
  rental.says('cities in Florida', 'GROUP BY city')
  homes.says('subdivisions with pools', 'GROUP BY subdivision')
  shop.says('brands in Electronics', 'GROUP BY brand')
  rental.never('homes and cities in Florida', 'GROUP BY')
})
