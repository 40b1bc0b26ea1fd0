import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('one or the other behind a number', () => {
  shop.says('revenue: Texas or California', 'GROUP BY b.state')
  homes.says('median sold price: Old Town or Sea Oaks', 'GROUP BY subdivision')
  rental.says('more bookings last year: Aspen or Napa', 'GROUP BY l.city')
  shop.never('orders: pending or refunded', 'GROUP BY')
})
