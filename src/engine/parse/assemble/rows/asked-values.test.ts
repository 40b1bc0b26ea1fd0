import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

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

describe('values in such a place, each once', () => {
  shop.says('list the brands in Electronics', 'GROUP BY brand')
  rental.says('cities in Texas', 'GROUP BY city')
  shop.says('brands in Books, no repeats', 'GROUP BY brand')
  homes.says('bed counts among actives, no duplicates', 'GROUP BY beds')
  rental.says('list of states where we have homes, no repeats', 'GROUP BY state')
  homes.declines('distinct build years from 2020 on of actives')
})
