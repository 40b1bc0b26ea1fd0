import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('a discount by how it is reckoned', () => {
  shop.says('quantity times price minus what was paid, total for October', 'AS total_discount')
  shop.says(
    'How much have we given away in discounts on completed orders this year? I mean quantity times the products price, minus what was actually charged',
    'AS total_discount',
  )
  shop.says('What did discounts cost us last month?', 'AS total_discount')
  shop.declines('price times 2 less the cost')
  shop.declines('which products cost us the most in discounts')
})
