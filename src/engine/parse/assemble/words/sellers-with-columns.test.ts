import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is named behind best sellers is shown of each', () => {
  shop.says('best sellers with brand', 'pr.name, pr.brand, sum(pu.quantity)', 'LIMIT 10')
  shop.says('top sellers in toys with brand and stock', 'pr.name, pr.brand, pr.stock_quantity')
})

describe('a brand that sells best', () => {
  shop.says('best selling electronics brand', 'GROUP BY pr.brand ORDER')
})
