import { describe, expect, test } from 'vitest'
import { read } from '#tests/support/demo-engines.ts'
import { homes, rental } from '#tests/support/patterns.ts'

describe('groups that nobody asks for', () => {
  homes.declines(
    'On average, how many days have homes for sale with one, two, three and more bedrooms each been listed?',
  )
  homes.says('average days on market by bedrooms', 'GROUP BY beds')
  homes.says('average price by pool', 'GROUP BY has_pool')
  rental.declines('State by state, the nights in our completed stays')
  rental.says('total nights by state', 'GROUP BY l.state')
  rental.says('how many bookings by number of nights', 'GROUP BY')
})

test('a moment of each is no group', () => {
  expect(read('vacation_rental', 'by booking date', 'bookings last month').kind).toBe('declined')
})
rental.says('bookings made last month by day', "date_trunc('day', created_at)")
