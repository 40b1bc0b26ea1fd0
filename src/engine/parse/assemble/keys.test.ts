import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one total over things, or a row for each of them', () => {
  rental.never('how much money did our Nags Head homes bring in this year', 'GROUP BY')
  rental.never('how many bookings did our lake houses get last month', 'GROUP BY')
  shop.never('what did customers in Chicago spend with us this year', 'GROUP BY')
  shop.never('revenue from customers who only ordered once', 'GROUP BY')
  rental.says('how much did each home earn last month', 'GROUP BY l.id')
  shop.says('customers in Texas and what they spent', 'GROUP BY b.id')
})

describe('one of each, for every one of another kind', () => {
  shop.says(
    'last order of each customer in Texas',
    'PARTITION BY first_name, last_name, its_id',
    'place <= 1',
  )
  shop.says('most recent order of each payment type', 'PARTITION BY payment_method', 'place <= 1')
  rental.never('the most recent booking of every guest in Aspen', 'LIMIT')
})

describe('who is counted', () => {
  shop.says('of all our customers, how many have bought from us just once', 'count(*) AS customers')
  shop.says('how many orders did we get in June', 'count(*) AS orders')
})
shop.never('What was the average order value for customers from Texas in the last quarter?', 'GROUP BY')

describe('what things bring in over time', () => {
  rental.says(
    'Month by month, what did the Aspen homes take in last year?',
    'sum(r.total_price) AS revenue',
    "GROUP BY date_trunc('month', r.check_in)::date",
  )
  rental.declines('which homes made money by month')
})

describe('what rows are told from each other by', () => {
  shop.says(
    'Which five IP addresses produced the most events in the past 30 days?',
    'GROUP BY ip_address',
    'LIMIT 5',
  )
  shop.says('which ip address has the most page views', 'GROUP BY ip_address', 'LIMIT 1')
  rental.says('which emails have the most bookings', 'GROUP BY guest_email')
  // Each order has a number of its own.
  shop.declines('which order numbers have the most orders')
})
