import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a state and its opposite', () => {
  const both = ["WHEN status = 'cancelled'", "WHEN status <> 'cancelled'"]
  rental.says('average booking window, cancelled vs not cancelled, viewings out', ...both)
  rental.says('average total price of cancelled vs not cancelled bookings', ...both)
  rental.never('number of bookings cancelled vs the rest', "WHERE status <> 'cancelled'")
  shop.never('average order value refunded vs the rest', "WHERE status = 'completed'")
  // Neither side speaks of the status, and what counts as revenue goes on to.
  rental.says('revenue from beach houses vs everything else', "status IN ('confirmed', 'completed')")
})
