import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a limit on how many there are of what is described', () => {
  shop.says('states with more than 50 repeat customers', 'total_orders >= 2', 'HAVING count(*) > 50')
  shop.says('brands with more than 3 out of stock products', 'stock_quantity = 0', 'HAVING count(*) > 3')
  homes.says('areas with more than 10 pool homes', 'WHERE has_pool', 'HAVING count(*) > 10')
  rental.says('cities with more than 2 lake houses', "'lake_house'", 'HAVING count(*) > 2')
  shop.says('how many states have more than 50 repeat customers', 'customers > 50', 'total_orders >= 2')
})

describe('a limit on each of those that are counted', () => {
  shop.says('states with over 50 customers with at least 2 orders', 'total_orders >= 2', 'count(*) > 50')
})
