import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('what we had at a time', () => {
  rental.says('how many homes did we have last month', "WHERE created_at < DATE '2026-11-01'")
  rental.says('how many homes in Aspen did we have last year', "city = 'Aspen' AND created_at < DATE")
  shop.says('how many products did we have at the end of 2024', "WHERE created_at < DATE '2025-01-01'")
  // Only today's state is known.
  rental.declines('how many available homes did we have last month')
  rental.says('how many bookings did we have last month', 'check_in >=')
  shop.says('how many sessions did we have yesterday', 'created_at >=')
})
