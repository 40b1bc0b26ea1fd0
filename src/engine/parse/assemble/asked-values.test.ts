import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('values that are asked for', () => {
  rental.says('list of all cities we operate in', 'SELECT city', 'GROUP BY city')
  rental.says('cities where we have homes', 'GROUP BY city')
  shop.says('categories we carry', 'GROUP BY category')
  rental.never('titles and cities of our homes', 'GROUP BY')
})

rental.says('list of states where we have beach houses', "'beach_house'", 'GROUP BY state')
rental.declines('list the states where we have available beach houses under $300')
rental.declines('homes in states where we have beach houses')

shop.says('what city do our Texas customers live in', 'SELECT city, count(*)', "state = 'TX'")
