import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('rows that words promise to be of some groups alone, or new', () => {
  homes.declines('homes sold in the area with the most sales this year')
  homes.says('active homes in the 3 most expensive areas', 'subdivision IN (SELECT subdivision')
  homes.declines('new homes under 900k')
  homes.says('new construction homes under 900k', 'year_built >= 2024', 'price < 900000')
  shop.declines('new products by brand')
  shop.says('new products this year by brand', "created_at >= DATE '2026-01-01'", 'GROUP BY brand')
  shop.says('What did order ORD-104321 come to, and how was it paid?', 'payment_method')
})
