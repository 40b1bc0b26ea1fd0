import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('units that somebody holds are in stock', () => {
  const perCategory = ['sum(stock_quantity)', 'GROUP BY category']
  shop.says("how many units we're holding in each category", ...perCategory)
  shop.says('how many units have we got in each category', ...perCategory)
  shop.says('pieces held by category', ...perCategory)
  shop.says('how many units of the Kestrel Action Camera are we holding', 'sum(stock_quantity)')
  shop.says('units we have sold by category', 'sum(pu.quantity)')
})
