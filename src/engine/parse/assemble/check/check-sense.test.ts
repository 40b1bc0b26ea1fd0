import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers that mean nothing', () => {
  homes.declines('sum of the sale to list ratio of closings in the 3 villages')
  homes.says('average sale to list ratio by area', 'avg(', 'GROUP BY subdivision')
  shop.declines('sum of ratings')
  rental.declines('total average stay')
  homes.declines('number of homes sold this year, going by the ones that fetch')
  homes.declines('days on market for Old Town, closed 2025')
  homes.says('average days on market of homes sold in Old Town in 2025', 'avg(days_on_market)')
  rental.declines('what do homes earn per night in each city')
  rental.says('what does each home earn per night', 'GROUP BY l.id')
})

describe('what is left out', () => {
  rental.declines('average stay by city, excluding cancelled + viewings and Aspen homes')
  rental.says('average stay excluding cancelled and pending', "NOT IN ('cancelled', 'pending')")
})

describe('numbers of one thing', () => {
  shop.declines('average rating of each product below 4 across the products')
  homes.says('most expensive active home in each area', 'PARTITION BY subdivision')
  shop.declines('sum of the prices of all products')
})

test('who booked the most is not looked for among single bookings', () => {
  const after = read('vacation_rental', 'who booked the most', 'how many bookings last month')
  expect(after.kind).toBe('declined')
})

describe('a column to be put in order', () => {
  rental.says('lofts w/ rate low to high', 'ORDER BY price')
  homes.declines('sale-to-list ratio for Bay Colony, closed 2025')
})
