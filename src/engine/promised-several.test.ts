import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a list of numbers is answered by all of them', () => {
  homes.declines('how many homes are active, how many have a pool in Old Town')
  rental.declines('homes by kind: how many beach houses, how many cabins')
  shop.says(
    'Could I please have for last week the completed orders, the pieces sold and the revenue?',
    'count(*) AS orders',
    'AS units_sold',
    'AS revenue',
  )
  shop.says('orders completed, pieces sold and revenue last week', 'count(*) AS orders', 'AS units_sold')
})

describe('a state that a number has anyway narrows nothing', () => {
  shop.says(
    'completed orders and revenue last week',
    'count(*) AS orders',
    'AS revenue',
    "status = 'completed'",
  )
  shop.declines('cancelled orders and revenue last week')
})

describe('what stands behind "in which" is what the rows are of', () => {
  rental.declines('in which cities have we had guests who booked 3 times')
  rental.says('in which city is the Driftwood Beach House', 'title, city')
})

describe('each of three, and every one of them', () => {
  homes.declines('how many sold over asking, how many at asking and how many under')
  homes.declines('in which neighborhoods did every home sell under asking')
  homes.says('which areas have all their homes over 500k', 'price <= 500000', '= 0')
})
