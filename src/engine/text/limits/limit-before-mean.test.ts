import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a limit before the mean that it is one on', () => {
  homes.says(
    'which areas have at least 700k average sold price this year',
    'HAVING avg(sold_price) >= 700000',
  )
  homes.says('areas with over 700k average price', 'HAVING avg(price) > 700000')
  homes.says('areas with a 700k+ average price', 'HAVING avg(price) >= 700000')
  homes.says(
    'areas with at least 700k avg ask and 10+ actives',
    'avg(ask_price) >= 700000 AND count(*) >= 10',
  )
  homes.says('areas with over $400 average price per sf', 'HAVING avg(price_per_sf) > 400')
  shop.says('which brands have at least 4.2 average rating', 'HAVING avg(rating) >= 4.2')
  shop.says('states with at least 1000 average lifetime value', 'HAVING avg(lifetime_value) >= 1000')
})

describe('the sale to list of an area is its average', () => {
  const mean = 'HAVING count(*) >= 20 AND avg((100 * (sold_price / nullif(ask_price, 0)))) < 98'
  homes.says('subdivisions w/ 20+ sales with sale to list under 98%', mean)
  homes.says('areas with 20+ sales whose sale to list is under 98%', mean)
  homes.says('areas with 20+ sales, dom under 60', 'avg(days_on_market) < 60')
  homes.never('areas with more than 5 homes with sale to list under 95%', 'avg(')
  homes.never('homes with sale to list under 95%', 'avg(')
})
