import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a request beside what is told, parted by marks and joints', () => {
  shop.says(
    'Too many boxes arrive at my door, so what is the refund rate for each category?',
    'AS refund_rate',
  )
  homes.says('Total volume closed this year, for the insurance worksheet.', 'sum(sold_price)')
  rental.says('how many guests arrive in December, I have to buy towels', 'count(DISTINCT guest_email)')
  homes.says('homes on the market more than 120 days, the boss wants to cut prices', '> 120')
  homes.says('Quick thing for the franchise report, total sold volume in Q2 by month', 'sum(sold_price)')
  rental.says(
    'cancellation rate by property type this year, not that I will do anything about it',
    'AS cancellation_rate',
  )
  shop.says(
    'Averages hide things, so I would prefer the median order amount by payment method',
    'percentile_cont',
  )
})

describe('what could choose the rows is not set aside', () => {
  shop.declines('revenue by category, that is net of fees')
  shop.declines('For our loyalty members I need the revenue of this year')
  homes.declines('Which homes are for sale? They must be near the water.')
})

describe('what is said of the rows', () => {
  rental.never(
    'how many bookings last month, the boss wants cabins',
    'count(*) AS bookings FROM reservations WHERE',
  )
  rental.never(
    'Quick thing for Aspen, how many bookings last month',
    'count(*) AS bookings FROM reservations WHERE',
  )
  shop.declines('orders by state, they are all in the north')
  shop.declines('How many orders last month? I am thinking of the shipped ones.')
  homes.declines('to buyers from Canada, how many homes did we sell?')
})

rental.declines('when a booking is over 7 nights, what is the average total price')

describe('a request that no mark parts from what is told', () => {
  shop.says('thinking of dropping some stuff which products rated below 3.5 have sold over 60 units', '> 60')
  homes.says(
    'before i call the seller back what is the median sold price in Old Town this year',
    'percentile_cont',
  )
  shop.says('any electronics rated under 3.5 i need to call the supplier about them', 'rating < 3.5')
  homes.declines('before we lowered the price how many homes did we sell')
  rental.declines('list the guests arriving next week i want to call those in Aspen')
})
