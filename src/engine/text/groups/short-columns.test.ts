import { homes } from '#tests/support/patterns.ts'
import { describe } from 'vitest'

describe('short words for columns', () => {
  homes.says('homes closed last quarter - addr, ask, sold', 'ask_price, sold_price')
  homes.says('actives in Old Town: address, price, pool', 'price, has_pool')
  homes.never('actives in Old Town: address, price, pool', 'AND has_pool')
  homes.says('actives in Old Town with price and whether there is a pool', 'price, has_pool')
  homes.says('homes in Old Town with 3 beds and a pool', 'AND has_pool')
})

describe('sold among columns', () => {
  homes.says(
    'solds past 90 days: address, sold, close date, oldest first',
    'SELECT mls_number, address, sold_price, close_date',
    'ORDER BY close_date, address',
  )
  homes.never('compare: active, sold and pending counts', 'sold_price')
})

describe('pool yes or no', () => {
  homes.says('avg ask of actives, pool y/n', 'GROUP BY has_pool')
  homes.says('pool yes/no: median DOM', 'GROUP BY has_pool')
  homes.says('actives: address, ask, pool y/n', 'address, ask_price, has_pool')
  homes.says('actives in Old Town, pool Y, under 900k', 'AND has_pool')
})

describe('a year among the columns of homes', () => {
  homes.says('new construction for sale, address ask year', 'year_built FROM', "status = 'COP'")
  homes.says('address, year, price of active homes in Old Town', 'year_built, price FROM')
  homes.says('homes for sale: address, ask, beds and year', 'year_built FROM')
  homes.declines('sold homes, address, year, sold price')
  homes.declines('homes for sale, address, price this year')
})
