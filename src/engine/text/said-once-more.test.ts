import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what is said once more in other words', () => {
  rental.says(
    'how many bookings were made during October 2026, I mean the day they booked and not the arrival?',
    "created_at >= DATE '2026-10-01'",
  )
  rental.says(
    'how many bookings in October 2026, I mean the day they booked and not the arrival',
    'created_at >=',
  )
  rental.says(
    'how many bookings in October 2026, I mean the day of arrival and not the booking',
    'check_in >=',
  )
  rental.says(
    'how many stays are in house tonight, meaning checked in today or earlier and leaving after today',
    'check_in <',
    'check_out >=',
  )
  homes.says(
    'From the listings that are finished, this is sold or expired or withdrawn, how much percent did really sell?',
    "status IN ('SLD', 'EXP', 'WDN')",
  )
  shop.says('revenue from March 3 until and including March 10 2026', "purchase_date < DATE '2026-03-11'")
  homes.says(
    'Would you mind pulling the sales that closed last week, with address and sold price?',
    "status = 'SLD'",
  )
})
