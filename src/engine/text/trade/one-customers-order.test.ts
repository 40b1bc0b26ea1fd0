import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('an order of any customer', () => {
  for (const question of [
    'How many money in average is spending one customer of Florida for each completed order?',
    'how much on average does one Florida customer spend for every completed order',
    'How much does a customer from Florida spend on average per order?',
    'average spend per order of a customer from Florida',
    'average order value of a customer from Florida',
  ]) {
    shop.says(question, 'round(avg(pu.total_amount), 2)', "b.state = 'FL'")
    shop.never(question, 'GROUP BY')
  }
  shop.says(
    'How much in average is one completed order from the customers which live in Florida?',
    'avg(pu.total_amount)',
  )
})

describe('customers, each by name', () => {
  shop.says('average order value per customer in Florida', 'GROUP BY b.id')
  shop.says('average order value of each customer in Florida', 'GROUP BY b.id')
})
