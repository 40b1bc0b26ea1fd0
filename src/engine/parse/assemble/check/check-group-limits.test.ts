import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit on the mean of a group is none on its rows', () => {
  homes.declines(
    'Among communities with 20 or more sales, where did the average discount exceed 2% of the asking price?',
  )
  shop.says('in which cities does average lifetime value top $1,200?', 'HAVING avg(lifetime_value) > 1200')
})

describe('things of groups that have many of them', () => {
  rental.declines('homes in cities where we have more than 3 homes')
  rental.declines('how many homes are in cities with more than 3 homes')
  shop.declines('products of brands with more than 20 products')
  homes.declines('homes in areas over $1M')
  homes.declines('how many homes are in areas over 900k')
  shop.declines('products in categories above $50')
  homes.says('homes in any area under 500k', 'price < 500000')
  shop.says('list of brands with more than 20 products', 'HAVING count(*) > 20')
})

describe('things of groups with a mean', () => {
  homes.declines('homes in areas with average price over $1M')
  homes.declines("homes whose subdivision's average price is over $1M")
  homes.says('areas with average price over $1M', 'HAVING avg(price) > 1000000')
})

homes.says('how many closings on fridays', 'count(*)', 'extract(isodow FROM close_date) IN (5)')
