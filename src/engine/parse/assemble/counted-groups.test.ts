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
