import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a pivot', () => {
  shop.says('pivot month / category revenue 2026', "GROUP BY date_trunc('month'", 'pr.category')
  rental.says(
    'pivot reservations status / reservation type count',
    'GROUP BY status, reservation_type',
    'count(*)',
  )
  rental.declines('city and state count')
  rental.says('I need a pivot of 2025 bookings, month by reservation type', 'reservation_type', 'GROUP BY')
  shop.declines('month / category 2026')
})

homes.says('area x status grid, number of listings', 'GROUP BY subdivision, status')
homes.says('# of listings by status and pool y/n', 'GROUP BY status, has_pool')
