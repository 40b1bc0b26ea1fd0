import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('the day on which a home was added', () => {
  rental.says(
    'Could I get the ten newest listings with the date each one went up, please?',
    'title, created_at',
    'LIMIT 10',
  )
  rental.says(
    'What homes joined the portfolio this year, and on which day was each one listed?',
    "created_at >= DATE '2026-01-01'",
  )
  rental.says('On what date did Driftwood Beach House get listed with us?', "title = 'Driftwood Beach House'")
  rental.says('What is our oldest listing and when did it go up?', 'ORDER BY created_at', 'LIMIT 1')
})

describe('a house that went up was built', () => {
  homes.says('oldest house for sale and when did it go up', 'year_built')
})
