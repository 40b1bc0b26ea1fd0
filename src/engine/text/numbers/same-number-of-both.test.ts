import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('one number of two places', () => {
  const states = "b.state IN ('CA', 'NY')"
  shop.says('compare revenue from California buyers with revenue from New York buyers', states)
  shop.says('number of orders from California vs number of orders from New York', states)
  shop.says('orders from Texas and orders from New York', "b.state = 'TX'", "b.state = 'NY'")
  shop.says('revenue from New York', "b.city = 'New York'")
  shop.declines('number of orders from Texas and New York buyers')
})

describe('pool or not', () => {
  homes.says('average price of sold homes, pool or not', 'GROUP BY has_pool')
  homes.says(
    "What's a pool worth? Average price sold homes went for, pool or not",
    "status = 'SLD'",
    'GROUP BY has_pool',
  )
  homes.never('homes in Old Town, pool or not', 'has_pool')
})
