import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what is on the shelf is in stock', () => {
  shop.says("what do we have on the shelf that hasn't sold in the past 60 days", 'stock_quantity > 0')
  shop.says('which products on our shelves have not sold this month', 'stock_quantity > 0')
  shop.says('how many products do we have on the shelf', 'count(*)', 'stock_quantity > 0')
  shop.never("what's the value of everything on the shelf", 'stock_quantity > 0')
})

shop.says('For each brand on our shelves, how many different products do we carry?', 'GROUP BY brand')
