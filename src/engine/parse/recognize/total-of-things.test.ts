import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a total that stands alone', () => {
  homes.says('active listings - total', 'count(*) AS active_listings')
  rental.says('completed stays, viewings not counted. total pls', 'count(*) AS stays')
  rental.says('bookings this year: total revenue', 'sum(total_price)')
})
