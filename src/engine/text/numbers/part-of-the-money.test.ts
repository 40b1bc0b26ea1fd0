import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('the whole first, its part behind', () => {
  shop.says(
    'of all the revenue this year, the share contributed by Electronics',
    "sum(pu.total_amount) FILTER (WHERE pr.category = 'Electronics')",
  )
  rental.says(
    'of all our income in 2025 how big a share came from Aspen',
    "sum(r.total_price) FILTER (WHERE l.city = 'Aspen')",
  )
  rental.says(
    'of all the money we took in last year, what percent was from beach houses',
    'sum(r.total_price) FILTER',
  )
  homes.says(
    'out of all the dollars we closed this year what percent was homes over a million',
    'sum(sold_price) FILTER',
  )
  rental.says('what percentage of revenue is contributed by ski chalets', 'sum(r.total_price) FILTER')
})

describe('a part of the rows', () => {
  shop.says('of all orders this year what percent was paid with paypal', 'count(*) FILTER')
})
