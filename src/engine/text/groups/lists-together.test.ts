import { expect, test } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'
import { listsTogether } from './lists-together.ts'

rental.says('show homes in Aspen and homes in Napa', "city IN ('Aspen', 'Napa')", 'title')
rental.says('show homes with 4 bedrooms, homes with 5 bedrooms', 'bedrooms IN (4, 5)')
shop.says('list refunded orders and cancelled orders', "status IN ('refunded', 'cancelled')")

// Nobody says how rows that differ in more go together, and without the verb they would be counted.
homes.declines('show homes with a pool, homes in Sea Oaks')
rental.declines('show me homes with a pool and homes in Aspen')
rental.declines('show homes in Aspen and homes in Napa with 3 bedrooms')

test('numbers are no lists', () => {
  expect(listsTogether('how many homes in Aspen and homes in Moab')).toBeNull()
})
