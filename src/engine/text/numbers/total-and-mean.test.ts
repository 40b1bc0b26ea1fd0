import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

const both = ['AS total_discount', 'AS average_discount']

describe('a total and the average beside it', () => {
  homes.says(
    'total dollar discount given on sold homes this year, and the average discount per sale',
    ...both,
    "close_date >= DATE '2026-01-01'",
  )
  homes.says(
    'total discount this year and average discount per sale by area',
    ...both,
    'GROUP BY subdivision',
  )
  homes.says('total discount by area and the average', ...both, 'GROUP BY subdivision')
  shop.says('total discount given this year, and the average', ...both)
  shop.says('total lifetime value and average by state', 'sum(lifetime_value)', 'avg(lifetime_value)')
})

describe('a total that is lost beside an average', () => {
  homes.declines('total dollars and average price of homes sold this year')
  homes.declines('number, total and average sold price by area')
  homes.says('total volume and average sold price by area', 'sum(sold_price)', 'avg(sold_price)')
})
