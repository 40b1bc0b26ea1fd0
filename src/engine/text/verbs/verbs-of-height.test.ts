import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('verbs of how high something stands', () => {
  shop.says('brands with an average rating stranded below 4', 'HAVING avg(rating) < 4')
  homes.says(
    'subdivisions with an average sold price soaring past $900,000',
    'HAVING avg(sold_price) > 900000',
  )
  rental.says('homes languishing under 20% occupancy this year', 'AS occupancy', '< 20 ORDER BY')
  homes.says('homes languishing over 90 days', 'days_on_market > 90')
})
