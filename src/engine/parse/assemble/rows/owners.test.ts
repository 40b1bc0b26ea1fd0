import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('what owns the things is what is asked for', () => {
  shop.says('the city whose customers have spent the most', 'GROUP BY b.city', 'LIMIT 1')
  shop.says("which brand's products get refunded the most", 'GROUP BY pr.brand', 'LIMIT 1')
  rental.declines('cities whose homes brought in over 100k this year')
  homes.says('the subdivision whose homes sell fastest', 'avg(days_on_market)', 'LIMIT 1')
  shop.says('brands whose things are rated below 3.5 on average', 'HAVING avg(rating) < 3.5')
  rental.says('guests who stay more than 10 nights on average', 'GROUP BY guest_email', 'HAVING avg(')
  shop.declines('brands whose products are out of stock')
  homes.declines('homes with over 3 beds on average')
})
