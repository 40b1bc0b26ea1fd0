import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('popular, by what it means', () => {
  rental.says(
    'The five listings with the most views, clicks, inquiries and favorites combined',
    'AS popularity',
    'LIMIT 5',
  )
  rental.says('Which five of our homes are the most popular with visitors?', 'AS popularity', 'LIMIT 5')
  rental.declines('which homes got the most views and clicks')
})
