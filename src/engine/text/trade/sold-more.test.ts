import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('more were sold in one time than in another', () => {
  homes.says(
    'which neighborhoods have already sold more homes this year than in all of last year',
    'sales_2026 > sales_2025',
  )
  shop.says('which brands sold more units this year than last year', 'units_sold_2026 > units_sold_2025')
  homes.declines('which neighborhoods have sold more homes than Old Town')
})

describe('how many kinds were sold', () => {
  shop.says(
    'how many different products did we sell in the first quarter of this year',
    'completed_orders >= 1',
  )
  shop.never('how many different products do we sell', 'completed_orders')
})

describe('what moved was sold', () => {
  shop.says('which brand moved the most units in 2025', 'ORDER BY units_sold DESC', 'LIMIT 1')
  homes.says('which area moved the most homes last year', 'ORDER BY sale_count DESC', 'LIMIT 1')
})
shop.says('which book sold the most copies this year', 'sum(pu.quantity) AS units_sold', 'LIMIT 1')
shop.says('books that sold more than 100 copies', 'HAVING sum(pu.quantity) > 100')

homes.says('areas that closed fewer sales this year than last', 'sales_2026 < sales_2025')

describe('different ones that were sold', () => {
  shop.says('How much different products have we sold in this month?', 'completed_orders >= 1')
  shop.says('number of different products sold this month', 'completed_orders >= 1')
  shop.declines('how many different products sold more than 10 units last month')
})
