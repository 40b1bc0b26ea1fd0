import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a head with a clause that ranks', () => {
  shop.says('the day that took in the most money this year', "date_trunc('day'", 'LIMIT 1')
  homes.says('the month that saw the most closings', "date_trunc('month', close_date)", 'LIMIT 1')
  shop.says('show me the category that customers spend the most on', 'GROUP BY pr.category', 'LIMIT 1')
  shop.says('the state with the customers that spent the most', 'GROUP BY b.state')
  rental.says('the city with the most listings', 'GROUP BY city')
})
