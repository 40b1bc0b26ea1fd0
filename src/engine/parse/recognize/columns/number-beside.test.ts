import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the number that things are ranked by', () => {
  rental.says(
    '4 homes with the most favorites on mobile, count next to it',
    'SELECT l.title, count(*) AS favorites FROM',
    'LIMIT 4',
  )
  rental.never('4 homes with the most favorites on mobile, and the count', 'AS listings')
  rental.says('top 5 homes by bookings, count beside it', 'count(*) AS bookings', 'LIMIT 5')
  shop.says('10 customers with the most orders, count next to the name', 'count(*) AS orders', 'LIMIT 10')
  homes.says('3 subdivisions with the most active homes, count next to it', 'GROUP BY subdivision')
  // Another number than the one that ranks them.
  shop.says('brands by revenue with order count next to it', 'AS order_count', 'AS revenue')
})

describe('just the number', () => {
  rental.never('average booking value last year, just the number', 'count(*) AS bookings')
  homes.says('homes with a pool, just the number', 'SELECT count(*)')
})
