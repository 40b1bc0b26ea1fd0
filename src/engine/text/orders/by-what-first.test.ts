import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what they are ranked by, said first', () => {
  homes.says(
    'By price per square foot, what were our five strongest sales in 2025?',
    'ORDER BY price_per_sf DESC',
    'LIMIT 5',
  )
  homes.says(
    'By average price per square foot of what has sold, which three communities are lowest?',
    'ORDER BY avg(price_per_sf), subdivision',
    'LIMIT 3',
  )
  homes.says(
    'Which three areas sit at the bottom for average sold price?',
    'ORDER BY avg(sold_price), subdivision',
  )
  shop.says('By revenue, which three brands are lowest?', 'ORDER BY revenue, pr.brand', 'LIMIT 3')
  rental.says('By number of bookings, which city leads?', 'ORDER BY bookings DESC', 'LIMIT 1')
})

describe('a group said first', () => {
  shop.says('By category, which products are best', 'PARTITION BY category')
})
