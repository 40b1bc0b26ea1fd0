import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a total that is asked for last', () => {
  rental.says('nights booked in Aspen with check-in in 2025, total', 'AS total_nights')
  shop.says('total $ refunded 2026', 'sum(total_amount)')
})

describe('columns before the first so many', () => {
  rental.says('guest and nights of the 5 longest stays', 'ORDER BY length_of_stay DESC', 'LIMIT 5')
  rental.says('guest, city and nights of the longest stay', 'r.guest_name, l.city', 'LIMIT 1')
  shop.says('customer and amount of the 10 largest orders', 'b.first_name', 'ORDER BY total_amount DESC')
})

describe('what nobody cares about', () => {
  rental.says("how many bookings were made in the last 30 days, don't care when they arrive", 'created_at >=')
})
