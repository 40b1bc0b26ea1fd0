import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('those of whom it is true are counted', () => {
  shop.says(
    'how many customers spent more in 2025 than in 2024',
    'SELECT count(*)',
    'revenue_2025 > revenue_2024',
  )
  shop.says(
    'how many customers in Texas spent less in 2025 than in 2024',
    "b.state = 'TX'",
    'SELECT count(*)',
  )
  shop.says('how many brands made more revenue in 2025 than in 2024', 'revenue_2025 > revenue_2024')
  shop.says('how many products sold more units in 2025 than in 2024', 'units_sold_2025 > units_sold_2024')
  rental.says(
    'how many homes earned less in 2025 than in 2024',
    'SELECT count(*)',
    'revenue_2025 < revenue_2024',
  )
  rental.says(
    'how many guests spent more in 2025 than in 2024',
    'SELECT count(*)',
    'revenue_2025 > revenue_2024',
  )
})

describe('the verb says the compared number once more', () => {
  shop.says('which brands made more revenue in 2025 than in 2024', 'revenue_2025 > revenue_2024')
  rental.says('which homes made less revenue in 2025 than in 2024', 'revenue_2025 < revenue_2024')
})

describe('what has one time only', () => {
  shop.declines('how many orders were worth more in 2025 than in 2024')
})
