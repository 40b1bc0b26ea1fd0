import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('groups that have something', () => {
  rental.says('which cities have lake houses', "property_type = 'lake_house'", 'GROUP BY city')
  rental.says('which sources bring investors', "interest_type = 'investing'", 'GROUP BY source')
  rental.says('what property types do we have in Colorado', 'GROUP BY property_type')
  homes.says('which subdivisions have pools', 'WHERE has_pool', 'GROUP BY subdivision')
  homes.says('show the subdivision and price of homes with a pool', 'price')
  homes.never('show the subdivision and price of homes with a pool', 'GROUP BY')
  shop.says('which brands are out of stock', 'GROUP BY brand')
  rental.never('which cities have no lake houses', 'NOT (')
})
