import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('people that are called by their place', () => {
  shop.says('how many Texans ordered last year', 'count(DISTINCT b.id)', "b.state = 'TX'")
  shop.says('average basket of new yorkers compared to chicagoans', "b.city IN ('New York', 'Chicago')")
  shop.says('do Texans spend more than Californians', 'GROUP BY b.state')
  rental.declines('how many Californians booked this year')
})

describe('things that are called by their place', () => {
  rental.says('median nightly rate of our Californian properties', "state = 'CA'", 'percentile_cont')
  rental.says('how many Arizonan lofts do we have', "state = 'AZ'", "'city_loft'")
  rental.says('Texan vs Floridian homes by revenue', "l.state IN ('TX', 'FL')")
  rental.declines('how many Californian guests do we have')
  rental.declines('how many Georgian homes do we have')
})
