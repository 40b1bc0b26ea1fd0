import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one step of time, said twice', () => {
  const byArrival = "GROUP BY date_trunc('month', check_in)::date ORDER BY"
  rental.says(
    'monthly count of cancelled reservations by check-in month, 2025',
    "status = 'cancelled'",
    byArrival,
  )
  rental.says('monthly stays by check-in month', "reservation_type = 'monthly'", byArrival)
  shop.says('monthly orders per order month, 2025', "date_trunc('month', purchase_date)")
})
