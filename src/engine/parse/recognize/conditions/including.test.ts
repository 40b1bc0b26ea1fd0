import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things of all kinds', () => {
  homes.never('how many listings, any status', 'GROUP BY')
  shop.never('how many orders last month, any status at all', 'GROUP BY')
  homes.never('how many listings with 3 full baths, any staus', 'GROUP BY')
  rental.never('number of reservations last month, any status', 'cancelled')
  homes.never('average sold price by month, all areas', 'subdivision')
  homes.says('how many listings of each status', 'GROUP BY status')
})

describe('columns that are to be included', () => {
  rental.says('all homes in Aspen, including bedrooms and address', 'SELECT title, bedrooms, address')
  homes.says('list active homes in Old Town including price and beds', 'mls_number, price, beds FROM')
  rental.says('homes with no bookings next month. Include the city and nightly rate.', 'l.city, l.price')
  shop.says('orders last week. include the status and amount', 'status, total_amount')
  rental.never('bookings last month including cancelled ones', "<> 'cancelled'")
})

describe('states that are let in by name', () => {
  shop.says('revenue last year including refunded orders', "status IN ('completed', 'refunded')")
  shop.says('revenue including refunded and cancelled ones', "'completed', 'refunded', 'cancelled'")
  rental.says('revenue this year, pending included', "status IN ('confirmed', 'completed', 'pending')")
  shop.never('revenue last year whatever the status', 'status')
  rental.says('how many bookings including cancelled ones', "WHERE reservation_type <> 'viewing'")
})

rental.never('mean nightly rate for each bedroom count, studios included', 'bedrooms = 0')
homes.never('sold volume last quarter, all areas', 'GROUP BY')
