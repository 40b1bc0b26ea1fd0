import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things of a state in groups', () => {
  homes.says("split what's for sale by bedrooms", 'SELECT beds, count(*)', "status = 'COP'", 'GROUP BY beds')
  homes.says('for sale in Old Town by bedrooms', "subdivision = 'Old Town'", 'GROUP BY beds')
  shop.says("what's out of stock by category", 'count(*) AS products', 'stock_quantity = 0')
  rental.says('cancelled by city', 'count(*)', "r.status = 'cancelled'")
  homes.declines('what is for sale in each area')
})
