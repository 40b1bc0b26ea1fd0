import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('rows that are all called the same are counted', () => {
  rental.says('inquiries from mobile, past 30 days', 'count(*) AS inquiries', "device_type = 'mobile'")
  rental.says('clicks on Agave Casita last month', 'count(*) AS clicks')
  rental.never('list inquiries from mobile, past 30 days', 'count(*)')
  rental.never('inquiries from mobile, newest first', 'count(*)')
})

describe('what a booking is worth', () => {
  rental.says(
    'Average booking value this year, cancellations left out',
    "status <> 'cancelled'",
    'avg(total_price)',
  )
  rental.says('average revenue by city', 'AS revenue_per_booking')
})
