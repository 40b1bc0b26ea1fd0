import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things by their names', () => {
  rental.says(
    'how many views did the Driftwood Beach House get last month',
    "interaction_type = 'view'",
    "l.title = 'Driftwood Beach House'",
  )
  rental.says('who stayed at the agave casita last month', "l.title = 'Agave Casita'")
  homes.says('price of 10 Keepers Lane', "address = '10 Keepers Lane'")
  shop.says('stock of aurora 4k streaming stick', "name = 'Aurora 4K Streaming Stick'")
  shop.declines('What was the price of the Kestrel Action Camera last year?')
})

describe('either of two states', () => {
  homes.says('How many listings expired or were withdrawn?', "status IN ('EXP', 'WDN')")
  homes.says('how many are active or under contract', 'count(*)', "status IN ('COP', 'SCO')")
  homes.never('how many expired listings in Old Town or Sea Oaks', "'WDN'")
})

describe('a thing that has the name of a state', () => {
  rental.says('which listing gets viewed the most', "interaction_type = 'view'", 'LIMIT 1')
})

describe('names at the head of a table', () => {
  shop.says(
    'CA / TX - customers, total LTV',
    'count(*) AS customers',
    'sum(lifetime_value)',
    'GROUP BY state',
  )
  rental.says(
    'Aspen / Key West: bookings and revenue last year',
    'AS bookings',
    'AS revenue',
    'GROUP BY l.city',
  )
  rental.never('bookings in Aspen / Key West last year', 'GROUP BY l.city')
})

describe('what is not, and what it is instead', () => {
  const pending = "WHERE status = 'pending'"
  rental.says(
    'how much money is tied up in reservations nobody has confirmed yet, the pending ones',
    'sum(',
    pending,
  )
  rental.says('how many reservations are not confirmed yet', pending)
})

describe('a state that none of the things has had', () => {
  homes.says('is there any community where not one listing has expired', "'EXP'", '= 0')
  rental.says('homes where no booking has been cancelled', "r.status = 'cancelled'", 'bookings, 0) = 0')
})
