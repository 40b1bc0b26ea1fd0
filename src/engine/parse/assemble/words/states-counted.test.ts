import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('things of a state in groups', () => {
  homes.says("split what's for sale by bedrooms", 'SELECT beds, count(*)', "status = 'COP'", 'GROUP BY beds')
  homes.says('for sale in Old Town by bedrooms', "subdivision = 'Old Town'", 'GROUP BY beds')
  shop.says("what's out of stock by category", 'count(*) AS products', 'stock_quantity = 0')
  rental.says('cancelled by city', 'count(*)', "r.status = 'cancelled'")
  homes.says('percent with pool per area', 'FILTER (WHERE has_pool)', 'GROUP BY subdivision')
  homes.says(
    'number of 3 bed 2 baths for sale between 400k and 700k',
    'SELECT count(*) AS listings',
    'price >= 400000 AND price <= 700000',
  )
  homes.declines('what is for sale in each area')
})

rental.says('do we have more beach houses or lake houses', 'count(*) AS listings', 'GROUP BY property_type')
