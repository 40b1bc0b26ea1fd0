import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('a total that stands alone', () => {
  homes.says('active listings - total', 'count(*) AS active_listings')
  rental.says('completed stays, viewings not counted. total pls', 'count(*) AS stays')
  rental.says('total cancelled bookings this year', 'count(*)', "status = 'cancelled'")
  rental.says('nights booked in Key West this year, total', 'sum((r.check_out - r.check_in))')
  rental.says('total number of bedrooms in our lake houses', 'sum(bedrooms)')
  rental.says('total pending bookings value', 'sum(total_price)')
  rental.says('bookings this year: total revenue', 'sum(total_price)')
})
