import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('an order told by time, by name, or behind another', () => {
  rental.says(
    'upcoming bookings in Aspen, sort by when they get there then by name',
    'ORDER BY check_in, guest_name',
  )
  rental.says('homes in Aspen sorted by bedrooms then price', 'ORDER BY bedrooms, price')
  rental.says(
    'who checks out next week, guest and check-out date, soonest first',
    'ORDER BY check_out, guest_name',
  )
  shop.says('products in Books sorted by name', 'SELECT name', 'ORDER BY name')
  rental.says('average nightly rate by property type in alphabetical order', 'ORDER BY property_type')
  rental.says('bookings in Aspen, latest check-in first', 'ORDER BY check_in DESC')
  rental.says("list next month's arrivals sorted by date", 'ORDER BY check_in, guest_name')
  shop.says('pending orders sorted by date descending', 'ORDER BY purchase_date DESC')
  homes.declines('which area sold more then last year and a half')
})

describe('columns behind an order', () => {
  homes.says(
    'sold in the last 30 days, sorted by price high to low, address and price only',
    'SELECT mls_number, address, price',
  )
})
