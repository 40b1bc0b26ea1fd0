import { describe } from 'vitest'
import { homes } from '#tests/support/patterns.ts'

describe('where sellers give in', () => {
  homes.says('where do sellers give in the most', 'AS average_discount_percent', 'LIMIT 1')
  homes.says('in which area do sellers have to budge the most?', 'GROUP BY subdivision', 'LIMIT 1')
  homes.says(
    'where do sellers have to give in the most? the 3 areas with the lowest average sale-to-list ratio',
    'AS average_sale_to_list',
    'LIMIT 3',
  )
  homes.never('where do sellers come down the least on price?', 'ORDER BY price')
})
