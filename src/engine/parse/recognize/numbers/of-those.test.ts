import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('numbers among what is counted', () => {
  rental.says(
    'for each source, how many leads did we get and how many of those were interested in renting',
    'count(*) AS visitors',
    "count(*) FILTER (WHERE interest_type = 'renting') AS interested_in_renting",
  )
  rental.says(
    'how many reservations last year and how many of those were cancelled',
    "count(*) AS reservations, count(*) FILTER (WHERE status = 'cancelled')",
  )
  rental.says('bookings by city this year, and what share of them are weekly', 'weekly_pct')
})

homes.says(
  "what's for sale right now by bedrooms, how many there are and how many of them have a pool",
  'FILTER (WHERE has_pool)',
)
homes.says('homes in Old Town, and how many have a pool', 'count(*) AS listings', 'FILTER (WHERE has_pool)')
