import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('orders beyond an amount', () => {
  for (const question of [
    'how many orders have we had that went past a thousand bucks',
    'how many orders exceed a thousand dollars in amount?',
    'how many orders we got with amount bigger than 1000 dollars?',
    'in how many cases was an order bigger than $1,000?',
    'how many four-figure orders, meaning more than $1,000, have been placed?',
  ])
    shop.says(question, 'SELECT count(*)', 'total_amount > 1000')
})

describe('what goods sell for is their price', () => {
  shop.says('beauty items that sell for less than $30', 'price < 30')
  shop.says(
    'from the Beauty range, pick the ones with a rating no lower than 4.5',
    "category = 'Beauty'",
    'rating >= 4.5',
  )
})

shop.says('texas customers above the 3000 dollar mark in lifetime value', 'lifetime_value > 3000')
