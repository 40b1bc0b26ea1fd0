import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('groups that a limit leaves, counted', () => {
  homes.says(
    'how many areas have an average price over 1m',
    'SELECT count(*)',
    'GROUP BY subdivision',
    '> 1000000',
  )
  shop.says('how many states have more than 50 customers', 'SELECT count(*)', 'GROUP BY state', '> 50')
  homes.says(
    'how many areas had fewer sales this year than last year',
    'SELECT count(*)',
    'sales_2026 < sales_2025',
  )
  shop.never('how many brands have products over 500', 'GROUP BY')
})

describe('a number of each of the groups that a limit leaves', () => {
  shop.says('brands with avg price over 100: # products', 'SELECT brand, count(*) AS products', 'HAVING')
  homes.says(
    'subdivisions w/ 10+ sales this yr and avg sold price under 1M: name, # sales, avg',
    'SELECT subdivision, count(*) AS sales',
    'HAVING count(*) >= 10 AND avg(sold_price) < 1000000',
  )
  shop.says('number of brands with avg price over 100', 'SELECT count(*) AS count')
})
