import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('where they come from', () => {
  rental.says(
    'where do the owners who want to list a home with us come from? number per source',
    'GROUP BY source',
    "'listing'",
  )
  rental.says('where do people who want to buy come from, count by source', "'buying'")
  rental.says('where do our leads come from', 'GROUP BY source')
  rental.declines('where do the plumbers who want to work with us come from? number per source')
})

describe('where most of them come from', () => {
  shop.says(
    'what 5 cities are our sales mostly coming from this year',
    'sum(pu.total_amount) AS revenue',
    'LIMIT 5',
  )
  shop.says('where do our customers mostly live', 'GROUP BY city', 'LIMIT 1')
  rental.declines('where do our guests mostly complain')
})
