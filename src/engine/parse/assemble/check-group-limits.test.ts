import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a limit on the mean of a group is none on its rows', () => {
  homes.declines(
    'Among communities with 20 or more sales, where did the average discount exceed 2% of the asking price?',
  )
  shop.says('in which cities does average lifetime value top $1,200?', 'HAVING avg(lifetime_value) > 1200')
})
