import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('two numbers beside each other', () => {
  rental.says('revenue vs nights by city', 'AS revenue', 'AS total_nights', 'GROUP BY l.city')
  homes.says(
    'average list price vs average sold price',
    'avg(ask_price)',
    'avg(sold_price)',
    "status = 'SLD'",
  )
  homes.never('list price vs sold price by subdivision', 'FILTER')
  rental.never('revenue in Aspen vs Moab', 'AS bookings')
})
