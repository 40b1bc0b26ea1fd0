import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

const sides = "IN (5, 6) THEN 'friday and saturday' WHEN TRUE"

describe('some days of the week against the rest of it', () => {
  rental.says(
    'Compare the average daily rate for Friday and Saturday check-ins with that of all other days',
    sides,
  )
  rental.says('average stay, fri & sat arrivals v sun-thu arrivals', sides)
  rental.says(
    'average daily rate for guests who arrive on a friday or saturday and then for everybody who checks in on the other days',
    sides,
  )
  rental.never('ADR by arrival day, fri & sat arrivals v sun-thu arrivals', 'SELECT check_in')
  rental.never('average stay, friday arrivals vs sunday to thursday arrivals', 'WHEN TRUE')
  rental.never('how many check-ins on friday and saturday', 'CASE')
})

describe('days of any rows', () => {
  shop.says('orders on saturdays and then on all other days', 'IN (6) THEN', 'WHEN TRUE')
  shop.says('revenue on weekends vs the rest of the week', 'IN (6, 7) THEN', 'WHEN TRUE')
})

rental.says(
  'sat + sun check-ins vs all other days, number of bookings in 2025',
  'IN (6, 7)',
  'count(*) AS bookings',
)
