import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what a source is good for', () => {
  rental.says('2 worst lead sources', 'count(*) AS visitors', 'ORDER BY visitors, source', 'LIMIT 2')
  rental.says(
    'What are the top 3 sources of leads who want to buy?',
    "interest_type = 'buying'",
    'ORDER BY visitors DESC',
    'LIMIT 3',
  )
  rental.says('The two poorest sources of prospects, worst one first', 'ORDER BY visitors, source', 'LIMIT 2')
  rental.says('top lead sources by conversion', 'AS conversion')
})
