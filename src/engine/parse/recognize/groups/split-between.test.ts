import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a split has a number for each', () => {
  rental.says(
    'the split between weekly and monthly bookings by state',
    'l.state',
    'GROUP BY',
    'reservation_type',
  )
  rental.never("what's the split between weekly and monthly bookings", "date_trunc('week'")
  shop.says('the mix of credit card and paypal orders', 'GROUP BY payment_method')
  homes.declines('the split between active and sold homes by area')
})
