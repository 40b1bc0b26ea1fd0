import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the lowest and the highest of each group', () => {
  rental.says('listings per state plus the lowest nightly rate there', 'count(*) AS listings', 'min(price)')
  shop.says('products per category and the highest price', 'count(*) AS products', 'max(price)')
  homes.says('number of homes in each area and the cheapest price there', 'min(price)')
  rental.says(
    'how many ski chalets do we have, what is the average nightly rate and what is the priciest rate',
    'count(*)',
    'avg(price)',
    'max(price)',
  )
  rental.says('the home with the lowest rate in each state', 'place <= 1')
})

describe('both ends of each group', () => {
  rental.says('per property type: number of listings, lowest rate, highest rate', 'min(price)', 'max(price)')
  shop.says('per category: lowest price, highest price', 'min(price)', 'max(price)')
})

describe('both ends among the numbers behind a heading', () => {
  homes.says(
    'Harbor Village: number of homes for sale, lowest ask and highest ask',
    'count(*)',
    'min(ask_price)',
    'max(ask_price)',
  )
  homes.says('actives in Old Town: how many, avg ask, longest DOM', 'count(*)', 'max(days_on_market)')
})
