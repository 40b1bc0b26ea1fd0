import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('talk of a shop', () => {
  rental.says('what do we charge for the Driftwood Beach House', 'price FROM')
  shop.says('how many registered customers do we have in Texas', 'count(*)', "state = 'TX'")
  shop.says(
    '8 highest LTV buyers in Texas, first last ltv',
    'first_name, last_name, lifetime_value',
    'LIMIT 8',
  )
  shop.says('more orders on weekends or weekdays last month, show the two counts', "'weekends'")
  shop.says('do toys rate lower than books', 'avg(rating)', 'GROUP BY category')
  shop.says('prods w/ 15+ revs', 'review_count >= 15')
})

describe('when somebody registered is not on file', () => {
  shop.declines('how many customers registered last month')
})
