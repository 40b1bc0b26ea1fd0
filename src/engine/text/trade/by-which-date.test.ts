import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

const made = "created_at >= DATE '2026-10-01'"
const held = "check_in >= DATE '2026-10-01'"

describe('which day of a stay is meant', () => {
  rental.says('number of bookings made in October 2026 (date booked, not arrival)', made, 'count(*)')
  rental.says('bookings in October by booking date (not arrival date)', made)
  rental.says('bookings in October by city, by booking date', made, 'l.city')
  rental.says('revenue last month by check-in date, not booking date', held)
  rental.says('bookings last month sorted by booking date', held, 'ORDER BY created_at')
  rental.declines('top 5 homes by bookings in october, by booking date')
})

describe('the day of it behind steps of time is no row for each of them', () => {
  homes.says(
    'volume quarter by quarter, going by when they closed, since January 2025',
    'GROUP BY date_trunc(',
  )
  homes.never('volume quarter by quarter, going by when they closed, since January 2025', 'address')
  homes.says('sale to list ratio quarter by quarter, going by when they closed', 'AS average_sale_to_list')
  rental.says('bookings by month going by when guests check out', "date_trunc('month', check_out)")
  rental.never('bookings by month going by when guests check out', 'guest_name')
  rental.says('revenue by month based on when it was booked', "date_trunc('month', created_at)")
  shop.never('revenue by month, going by when it was ordered', 'order_number')
})
