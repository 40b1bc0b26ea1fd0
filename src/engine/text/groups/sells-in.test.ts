import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('where a brand has products', () => {
  shop.says(
    'Which categories does the Aurora brand sell in?',
    'FROM ecommerce_products',
    "brand = 'Aurora'",
    'category',
  )
  shop.says('which brands sell in Books', 'FROM ecommerce_products', "category = 'Books'")
  shop.says('what products does Aurora make', 'FROM ecommerce_products', "brand = 'Aurora'")
  shop.says('which brands sell the most in Books', 'AS units_sold')
})
