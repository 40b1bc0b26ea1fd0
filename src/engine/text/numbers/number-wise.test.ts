import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a number that is asked for in a word with -wise', () => {
  rental.never('so how full were the lake houses in October, occupancy wise?', 'GROUP BY l.id')
  rental.never('how did Aspen do last month, occupancy wise?', 'GROUP BY l.id')
  rental.says('how did we do in October bookings-wise?', 'SELECT count(*) AS bookings')
  rental.says('how did the cabins do in 2025, nights wise', 'AS total_nights')
  shop.says('how is Aurora doing rating wise', 'avg(rating)')
})

describe('groups and rankings in a word with -wise', () => {
  shop.says('units sold this year category wise', 'GROUP BY pr.category')
  rental.says('top 5 cities bookings wise', 'GROUP BY l.city', 'LIMIT 5')
  // The best has the fewest.
  shop.says('which brand is best, refund wise?', 'ORDER BY refunds, pr.brand')
  shop.says('which category is worst this year, refund wise?', 'ORDER BY refunds DESC')
})
