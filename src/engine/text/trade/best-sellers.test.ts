import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('best sellers are products', () => {
  shop.says('five best sellers by quantity this year', 'sum(pu.quantity)', 'LIMIT 5')
  shop.says('which 5 items moved the most units last month', 'GROUP BY pr.id', 'LIMIT 5')
  shop.never('the 3 items that sold best last month', 'pu.quantity = 3')
})
