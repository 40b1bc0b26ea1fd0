import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('people that are called by their place', () => {
  shop.says('how many Texans ordered last year', 'count(DISTINCT b.id)', "b.state = 'TX'")
  shop.says('average basket of new yorkers compared to chicagoans', "b.city IN ('New York', 'Chicago')")
  shop.says('do Texans spend more than Californians', 'GROUP BY b.state')
  rental.declines('how many Californians booked this year')
})
