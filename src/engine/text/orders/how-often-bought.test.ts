import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('how often it was bought', () => {
  shop.says(
    'which product got ordered the most this year, and how many times',
    'count(*) AS orders',
    'ORDER BY orders DESC',
    'LIMIT 1',
  )
  shop.says('which product was bought the most this year', 'ORDER BY units_sold DESC')
})
