import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('which way an order runs', () => {
  homes.says(
    'areas in order of average days on market for closed sales, fastest first',
    'ORDER BY avg(days_on_market), subdivision',
  )
  homes.says('areas in order of average days on market', 'ORDER BY avg(days_on_market) DESC')
})

describe('a way to go behind "by"', () => {
  shop.says('stock, rating for products in Electronics, by rating descending', 'ORDER BY rating DESC')
  homes.says('active homes in Old Town by beds descending', 'ORDER BY beds DESC')
  homes.says('how many homes by beds descending', 'GROUP BY beds')
})
