import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('units that are there', () => {
  shop.says('how many units of electronics are in stock', 'sum(stock_quantity)', "category = 'Electronics'")
  shop.says('how many units of Kestrel did we sell last year', 'sum(pu.quantity)')
  shop.declines('how many units of electronics do we have')
  shop.says(
    'which products with ten pieces or fewer left in stock sold at least five units in the past 30 days',
    'stock_quantity <= 10',
    '>= 5',
  )
})

describe('units where they lie', () => {
  shop.says('how many units are sitting on the shelves right now', 'SELECT sum(stock_quantity)')
  shop.never('how many units are on the shelves, everything together', 'units_sold')
})
