import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('several products', () => {
  shop.says('customers who bought more than one product', 'count(DISTINCT pr.id) >= 2')
  shop.says('how many customers ordered 2 or more products last year', 'product_count >= 2')
  shop.says('customers who bought more than one item', 'sum(pu.quantity)')
  shop.declines('customers who bought more than one product in a single order')
})
