import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('people who are counted beside what they bought', () => {
  const buyers = 'count(DISTINCT b.id)'
  shop.says(
    'For each state, what were sales last quarter and from how many different shoppers did they come?',
    buyers,
    "pu.status = 'completed'",
  )
  shop.says('revenue by state last quarter and number of customers', buyers)
  shop.says('units sold and distinct buyers by brand this year', buyers, 'GROUP BY pr.brand')
  shop.says('number of customers by state', 'count(*) AS customers')
  shop.never('how many different customers and orders do we have', buyers)
})
