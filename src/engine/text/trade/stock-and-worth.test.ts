import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('pieces in stock and what they are worth', () => {
  shop.says(
    'How many units are in stock altogether and what would they be worth at list price?',
    'sum(stock_quantity)',
    'sum((price * stock_quantity))',
  )
  shop.never('how many units are in stock altogether', 'price')
})
