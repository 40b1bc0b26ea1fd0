import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('something done with every one of them', () => {
  shop.says('how many customers bought from all 8 categories, completed orders only', 'category_count = 8')
  shop.says(
    'customers who ordered in every category',
    'HAVING count(DISTINCT pr.category) = (SELECT count(DISTINCT category)',
  )
  shop.never('revenue in all 8 categories', 'count(DISTINCT')
})

describe('at least once', () => {
  shop.says(
    'how many buyers paid with gift card at least once and have a refunded order',
    'orders >= 1 AND orders_2 >= 1',
  )
  rental.declines('how many guests stayed in Aspen at least once and in Moab at least once')
})

describe('how many times', () => {
  rental.says('guests who booked at least twice this year, and how many times each', 'HAVING count(*) >= 2')
  rental.says('earliest check-in we have on the books for Aspen', 'ORDER BY check_in', 'LIMIT 1')
})
