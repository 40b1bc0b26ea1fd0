import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

describe('a breakdown is the number for each', () => {
  rental.says('monthly revenue breakdown 2025', "date_trunc('month'")
  shop.says('category revenue breakdown this year', 'GROUP BY pr.category')
  shop.says('order status breakdown', 'GROUP BY status')
  homes.says('listing status breakdown', 'GROUP BY status')
})
