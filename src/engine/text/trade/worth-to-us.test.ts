import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('what customers are worth', () => {
  shop.says(
    'um which customers in texas are worth the most to us like the top three with their lifetime value',
    "state = 'TX'",
    'ORDER BY lifetime_value DESC',
    'LIMIT 3',
  )
  shop.says('which customers are worth the most to us', 'ORDER BY lifetime_value DESC', 'LIMIT 10')
  shop.says('which states customers are worth the most on average', 'avg(lifetime_value)')
})
