import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('how many there are', () => {
  homes.says('How large is the group of homes for sale over $2 million?', 'count(*)', '> 2000000')
  homes.says('Count every property under contract that comes with a pool.', 'count(*)', "'SCO'", 'has_pool')
  homes.says("Pool homes pending: what's the total?", 'count(*)', "'SCO'", 'has_pool')
  homes.says('under contract + pool = how many', 'count(*)', "status = 'SCO' AND has_pool")
  rental.says('count every booking in July', 'count(*)')
})

describe('how many of each', () => {
  homes.says('How are closings spread over the days of the week?', "'FMDay'", 'count(*)')
  homes.says('Distribution of closings by weekday, in number of homes', "WHERE status = 'SLD'")
  homes.never('Which areas have off-market listings and how many in each?', 'GROUP BY subdivision, status')
  shop.says('how are orders distributed across the categories?', 'count(*)', 'pr.category')
})
