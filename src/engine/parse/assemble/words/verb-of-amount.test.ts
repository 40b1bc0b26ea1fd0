import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('the object of a verb of money names it', () => {
  homes.never('homes that brought their owners at least $100,000 in rent in 2023', 'SLD')
  homes.says('homes that brought over a million', "status = 'SLD'", 'sold_price > 1000000')
})

describe('each behind a limit', () => {
  shop.says(
    'number of categories with more than 30 products each',
    'SELECT count(*) AS count',
    'products > 30',
  )
  shop.says('how many products does each brand have', 'GROUP BY brand')
})
