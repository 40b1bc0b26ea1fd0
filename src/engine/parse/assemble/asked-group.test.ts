import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('those who do it are no rows of the answer', () => {
  rental.says('what weekday do people most often arrive', 'count(*) AS bookings', 'LIMIT 1')
  rental.never('what weekday do people most often arrive', 'guest')
  rental.says('what city do people book the most', 'GROUP BY l.city', 'LIMIT 1')
  shop.says('what city orders the most', 'count(*) AS orders', 'GROUP BY b.city', 'LIMIT 1')
  rental.says('which guests stayed the most last year', 'GROUP BY guest_email')
})
