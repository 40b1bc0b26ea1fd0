import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('numbers that are named behind what is counted', () => {
  rental.says('bookings total number last year', 'count(*) AS bookings')
  rental.says('tell me cancellations number', 'count(*) AS cancellations')
  rental.says('number bookings this year', 'count(*) AS bookings')
  rental.says('number of bookings total Florida last year', 'count(*) AS bookings', "state = 'FL'")
  rental.says('homes in Florida total number', 'count(*)')
  rental.says('bookings overall', 'count(*) AS bookings')
  rental.says('overall bookings last year', 'count(*) AS bookings')
  homes.says('mls number of active homes in Old Town', 'mls_number')
})

describe('a change in percent is no share of what stands before it', () => {
  rental.says('number of bookings % growth 2025 to 2026', 'bookings_2026')
  shop.says('number of orders 2025 vs 2026 % change', 'orders_2026', 'change_pct')
  shop.never('number of orders 2025 vs 2026 % change', "'IN'")
  rental.says('revenue growth rate 2025 to 2026', 'revenue_2026')
})

describe('groups that are named with "wise"', () => {
  rental.says('city-wise bookings', 'GROUP BY l.city')
  shop.says('orders payment method wise last year', 'GROUP BY payment_method')
  homes.says('subdivision wise sales', 'GROUP BY subdivision')
})

describe('filters and rankings in other words', () => {
  homes.says('filter active homes by beds >= 4 and price < 800000', 'beds >= 4 AND price < 800000')
  shop.says('who are the top 5 states by number of orders', 'GROUP BY b.state')
  shop.says('who are the top 5 customers', 'first_name')
})

rental.says(
  'unique guest emails, weekly stays checking in last month, cancels out, count',
  'count(DISTINCT guest_email)',
)
