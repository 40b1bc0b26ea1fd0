import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('more than anybody counts', () => {
  rental.says('homes with more than 50000 booked', 'HAVING sum(r.total_price) > 50000')
  rental.says('homes with more than 30 booked', 'HAVING count(*) > 30')
  homes.says('areas with over 5 million sold this year', 'HAVING sum(sold_price) > 5000000')
  shop.declines('brands with over 10000 ordered')
})
