import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('limits on both sides of a number', () => {
  homes.says('homes for sale within 5 percent of $800,000', 'price >= 760000', 'price <= 840000')
  homes.says('homes priced at 800,000, give or take 10 percent', 'price >= 720000', 'price <= 880000')
  homes.says('Anything on the market near the 800k mark?', 'price >= 720000')
  homes.says('how many sold homes landed in the $500,000–$750,000 bracket', '>= 500000', '<= 750000')
  shop.says('products in the $50 to $100 band', 'price >= 50', 'price <= 100')
})
