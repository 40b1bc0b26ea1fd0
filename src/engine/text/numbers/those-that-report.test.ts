import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('only those that have the number are counted', () => {
  homes.says(
    'rental income per subdivision: total, number of homes that report any',
    'sum(owner_rental_in_23)',
    'WHERE owner_rental_in_23 IS NOT NULL GROUP BY subdivision',
  )
  homes.says(
    'avg rental income per subdivision and how many homes report it',
    'owner_rental_in_23 IS NOT NULL',
  )
  shop.says('average rating per brand and how many products have a rating', 'WHERE review_count >= 1')
  shop.says('how many products have a rating above 4', 'WHERE rating > 4')
})
