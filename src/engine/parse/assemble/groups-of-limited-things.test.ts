import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that have a thing with so many rows are no list of the things', () => {
  rental.declines('which cities have a home with more than 20 bookings')
  rental.declines('which states have guests with more than 10 stays')
  shop.says('which states have customers with more than 10 orders', 'total_orders > 10', 'GROUP BY state')
})

describe('groups by what their things are like, or by how many they have', () => {
  homes.says('which areas have a home with 6 beds', 'GROUP BY subdivision')
  rental.says('which cities have more than 100 bookings', 'HAVING count(*) > 100')
})
