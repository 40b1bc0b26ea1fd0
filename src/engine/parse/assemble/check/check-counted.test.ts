import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a number is one of what is named beside it', () => {
  rental.declines('homes that lost 3 or more bookings')
  rental.declines('lost guests')
  shop.declines('customers who reviewed 5 or more products')
  shop.declines('customers over 40')
  rental.declines('homes hosting the most people')
  rental.declines('guests who skipped 2 or more stays')
  homes.declines('homes sold by owner')
  shop.says('customers over $5,000', '> 5000')
  homes.says('homes priced under 500k in Old Town', 'price < 500000')
  rental.says('homes that lost more than $5,000 to cancellations', '> 5000')
})

rental.declines('how many homes did we lose last year')

describe('a count behind things with a limit on what they count', () => {
  rental.declines('homes w/ 5+ inquiries past 90 days, count')
  shop.declines('any customers w/ 5+ orders past 90 days, count')
  shop.says('# of customers w/ 5+ orders past 90 days', 'SELECT count(*) AS count')
  shop.says('customers without any order, just the head count', 'SELECT count(*) AS count')
  rental.says('Guests with >= 2 non-cancelled reservations, count', 'SELECT count(*) AS count')
  rental.says('guests with more than 3 stays, just the head count', 'SELECT count(*) AS count')
  rental.says('guests with 3+ stays, just the count please', 'SELECT count(*) AS count')
  homes.says('homes with over 100 days on market, count', 'count(*) AS listings')
})

describe('a number and the same number of some of them', () => {
  rental.declines('airbnb vs vrbo: number of leads, number of leads interested in renting')
  homes.says(
    'number of listings, number of listings with a pool',
    'count(*) AS listings',
    'FILTER (WHERE has_pool)',
  )
})
