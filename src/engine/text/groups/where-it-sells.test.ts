import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

const none = 'coalesce(q1.completed_orders, 0) = 0'

describe('groups where something is not sold', () => {
  shop.says('states where Aurora is not selling', "pr.brand = 'Aurora'", none)
  shop.says('which states does Aurora not sell in', "pr.brand = 'Aurora'", none)
  shop.says('states where nobody bought books', "pr.category = 'Books'", 'coalesce(q1.')
  homes.says('areas where pool homes did not sell in october', 'has_pool', 'coalesce(q1.sales, 0) = 0')
  shop.says("states where Aurora isn't selling well", 'ORDER BY units_sold')
  shop.says('which categories do not sell well', 'ORDER BY units_sold')
  homes.declines('areas where homes are not selling')
})
