import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('not anything', () => {
  shop.says("which brands haven't sold anything this month", 'coalesce(q1.units_sold, 0) = 0')
  rental.says("which homes haven't earned anything this year", 'coalesce(q1.revenue, 0) = 0')
  shop.never("which brands haven't sold anything this month", 'LIMIT')
})

describe('verbs that stand for another', () => {
  homes.says('how many did we close each month this year', "status = 'SLD'")
  homes.says('how many days does a home take to sell in each area', 'avg(days_on_market)')
  shop.says('which brands have done over 100k in sales this year', 'HAVING sum(pu.total_amount) > 100000')
  shop.says('brands with more than 100 sales this year', 'HAVING count(*) > 100')
})

describe('a thing that has the name of a state', () => {
  rental.says('which listing gets viewed the most', "interaction_type = 'view'", 'LIMIT 1')
})
