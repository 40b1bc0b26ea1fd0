import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('of what the groups are made of', () => {
  shop.says(
    'cities with 40+ customers where more than 85% are repeat customers: city and repeat %',
    'customers >= 40',
    'part > 0.85 * customers',
  )
  shop.says('states where less than 60% are repeat customers', 'part < 0.6 * customers')
  shop.says('brands where over 10% are out of stock', 'part > 0.1 * products')
  shop.says('which categories, in which at least 5% are sold out', 'part >= 0.05 * products')
})

shop.never('customers where more than 2 orders are refunded', '0.85')
