import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('days with today among them', () => {
  shop.says('orders in the last 7 days, today included', "purchase_date >= DATE '2026-11-08'")
  rental.says('check-outs today and the next 6 days', "check_out < DATE '2026-11-22'")
  rental.says('arrivals over the next two weeks starting today', "check_in < DATE '2026-11-29'")
  rental.says('who checks in today and the next three days', "check_in < DATE '2026-11-19'")
  // Seven days or eight: and never those of both times, which are none.
  rental.declines('bookings arriving in the next 7 days, today included')
  shop.says(
    'revenue so far this year by state, up to and including today',
    "purchase_date >= DATE '2026-01-01'",
  )
  rental.says(
    'top 5 cities by bookings this year, please, through today',
    "check_in < DATE '2026-11-16'",
    'LIMIT 5',
  )
  // The end of nothing: of today alone.
  rental.says('bookings made today', "created_at < DATE '2026-11-16'")
})
