import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('one number for each of the states', () => {
  const three = "status IN ('COP', 'SCO', 'SLD') GROUP BY status"
  homes.says('how many active, pending and sold homes are there', three)
  homes.says('how many active and pending homes do we have', "IN ('COP', 'SCO') GROUP BY status")
  homes.says(
    'number of active, pending and sold homes by area',
    "FILTER (WHERE status = 'COP')",
    'subdivision',
  )
  shop.says(
    'how many completed, pending and refunded purchases are there',
    "status IN ('completed', 'pending', 'refunded') GROUP BY status",
  )
  shop.declines('number of orders by status: pending, completed, refunded')
})
