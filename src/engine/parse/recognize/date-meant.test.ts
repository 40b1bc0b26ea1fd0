import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('which date is meant', () => {
  rental.says(
    'How many bookings in the past 30 days? I mean when they booked, not when they arrive',
    'count(*)',
    'created_at >=',
  )
  rental.never('How many bookings last month? I mean when they booked, not when they arrive', 'check_in >=')
  rental.says('guest names of bookings made last week and when they arrive', 'SELECT guest_name, check_in')
  rental.declines('How many bookings last month? not when they booked')
})
