import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups by how many each has', () => {
  rental.says('cities by bookings', 'count(*) AS bookings', 'GROUP BY l.city ORDER BY bookings DESC')
  shop.says('brands by orders, fewest first', 'count(*) AS orders', 'ORDER BY orders, pr.brand')
  homes.says('areas by homes sold in 2025', 'GROUP BY subdivision', 'close_date')
  shop.says('brands by refunded orders', "status = 'refunded'", 'GROUP BY pr.brand')
  homes.says('areas by homes under contract', "status = 'SCO'", 'GROUP BY subdivision')
  rental.declines('cities by guest')
})

describe('what describes them stands before them', () => {
  rental.says('cities by completed stays', "status = 'completed'", 'GROUP BY l.city')
  shop.says('brands by completed orders', "status = 'completed'", 'GROUP BY pr.brand')
})
