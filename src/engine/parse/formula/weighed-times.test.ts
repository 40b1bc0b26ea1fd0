import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a number held against a multiple of another', () => {
  homes.says(
    'In which areas are there at least twice as many active listings as there were closings over the past 12 months?',
    "status = 'COP'",
    'close_date >=',
    '2 *',
  )
  homes.says('subdivs where SLD cnt > 2x COP cnt, both cnts', '2 *', 'sales >')
  homes.says(
    'In which areas are there at least half as many homes under contract as for sale? Show both counts',
    '0.5 *',
    "status = 'SCO'",
    "status = 'COP'",
  )
  shop.says('brands with at least twice as many completed orders as cancelled ones', '2 *', "'cancelled'")
  homes.says('areas with more active listings than sold ones', 'active_listings > sales')
})

describe('one time against another is read as it was', () => {
  homes.says(
    'which areas have three times as many closings this year as last year',
    'sales_2026 >= 3 * sales_2025',
  )
  shop.says('which brands had twice as many orders this year as last year', 'orders_2026 >= 2 * orders_2025')
})

describe('one of the groups is no number of each', () => {
  shop.declines('which payment method has more than twice as many orders as gift card')
  shop.declines('which category has twice as many orders as Books')
})
