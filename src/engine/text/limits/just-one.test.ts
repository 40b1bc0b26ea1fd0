import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('exactly one of them', () => {
  for (const question of [
    'how many customers made just one order and that is it',
    'number of buyers with only a single order',
    'buyers who have placed a single order, how many',
    'how many customers have only got one order',
    'how many customers stopped after their first order',
    'customers with no more and no fewer than one order, count',
  ])
    shop.says(question, 'count(*)', 'total_orders = 1')
  rental.says('guests with just a single booking', 'HAVING count(*) = 1')
})

describe('not even one', () => {
  shop.never('customers without a single order', '= 1')
  shop.never('products that never had a single order', '= 1')
})
