import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what an order holds', () => {
  shop.says('how many items are in a completed order on average', 'avg(quantity)', "'completed'")
  shop.says('how many units are in an order on average?', 'avg(quantity)')
})
