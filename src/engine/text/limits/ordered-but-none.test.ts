import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('they ordered, and have none of that state', () => {
  const both = ['HAVING count(*) >= 1', "FILTER (WHERE pu.status = 'completed') = 0"] as const
  shop.says('customers with orders but no completed one', ...both)
  shop.says('customers with orders but no completed orders', ...both)
  shop.says('customers who placed orders but never had one completed', ...both)
  shop.declines('products with orders but no completed orders')
  shop.says('customers with no completed orders', '= 0')
})
