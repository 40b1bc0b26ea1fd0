import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('where the whole of a share is', () => {
  shop.says('what percent of orders were refunded in Texas', "'refunded') AS part", "WHERE b.state = 'TX'")
  shop.says('percent of orders refunded in Electronics', "'refunded') AS part", 'WHERE pr.category =')
  rental.says(
    'what percent of bookings were cancelled in Aspen',
    "'cancelled') AS part",
    "l.city = 'Aspen' )",
  )
  homes.says(
    'what share of homes have a pool in Old Town',
    'has_pool) AS part',
    "WHERE subdivision = 'Old Town'",
  )
  homes.says(
    'what share of homes have a pool and are in Old Town',
    "has_pool AND subdivision = 'Old Town') AS part",
  )
  homes.says('what share of homes is in Old Town', "subdivision = 'Old Town') AS part")
  homes.declines('% actives with a pool in the villages')
})
