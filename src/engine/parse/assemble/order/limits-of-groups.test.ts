import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit behind the groups', () => {
  shop.says('number of customers per state, only states with at least 50', 'HAVING count(*) >= 50')
  rental.says('revenue by city this year, only those above 50k', 'HAVING sum(r.total_price) > 50000')
  homes.says('actives by area under 500k', 'price < 500000')
  shop.declines('average price by brand, only brands with more than 10')
  shop.never('how many orders over 500 by category', 'HAVING')
})
