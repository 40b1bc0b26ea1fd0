import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups with a limit on how many things they have', () => {
  rental.says('cities with bookings over 40', 'GROUP BY l.city', 'HAVING count(*) > 40')
  rental.says('which cities have bookings over 40 last year', 'HAVING count(*) > 40')
  shop.says('states where orders > 300', 'HAVING count(*) > 300')
  homes.says('subdivisions with number of sales greater than 8', 'HAVING count(*) > 8')
  shop.says('orders and revenue by category where orders > 400', '> 400')
  rental.says('homes with number of bookings over 15', '> 15')
  shop.never('states where orders > 300', 'total_amount > 300')
})

describe('money and lengths stay what they are', () => {
  rental.never('cities with bookings over $4000', 'HAVING count')
  rental.never('cities with bookings over 10 nights', 'HAVING count(*) > 10')
  rental.never('cities with homes under 200', 'count(*) < 200')
  shop.never('brands with products over 500', 'HAVING count')
  homes.never('subdivisions with homes over 900000', 'HAVING count')
  homes.says(
    'subdivisions having > 8 sales and > $700,000 average sold price',
    'count(*) > 8',
    'avg(sold_price) > 700000',
  )
})

rental.says(
  'average rate of available homes per state, only states with at least 2 of them',
  'HAVING count(*) >= 2',
)
