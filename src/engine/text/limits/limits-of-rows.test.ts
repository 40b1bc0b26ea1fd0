import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('how many there are of it, by a count', () => {
  rental.says(
    'listings having inquiry count greater than 10, past 12 months',
    'HAVING count(*) > 10',
    "'inquiry'",
  )
  shop.says('which products have an order count above 100', 'HAVING count(*) > 100')
  shop.says('products with a review count over 500', 'review_count > 500')
})

describe('none of them', () => {
  rental.says('listings with count of upcoming bookings = 0', 'coalesce(q1.bookings, 0) = 0')
  rental.says('which places have zero bookings coming up', 'coalesce(q1.bookings, 0) = 0')
  rental.says('properties lacking any interaction of the share kind', 'coalesce(q1.shares, 0) = 0')
})

describe('what a booking comes to is not what a night costs', () => {
  rental.says('how many of our bookings cost more than 5k', 'total_price > 5000')
  rental.says('how many bookings were priced higher than 5,000 dollars in total?', 'total_price > 5000')
  rental.says('bookings above the $5,000 mark, number of', 'total_price > 5000')
  rental.says('homes that cost more than 500', 'price > 500')
})

describe('what somebody spent in all', () => {
  const spent = ['sum(total_price)', '> 20000']
  rental.says('guests whose spending adds up to over 20,000 dollars', ...spent)
  rental.says('guests with cumulative spend above $20,000 and the amount of each', ...spent)
  rental.says('which guests have spent in total more than 20000 dollars', ...spent)
})

describe('numbers that beat an amount', () => {
  shop.says('brands whose revenue beats 100k this year', 'HAVING sum(pu.total_amount) > 100000')
  shop.says('states with at least 30 customers whose avg ltv beats $1,200', 'avg(lifetime_value) > 1200')
  shop.declines('which brand beats Aurora on revenue')
})
