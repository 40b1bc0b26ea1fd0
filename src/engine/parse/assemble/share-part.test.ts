import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a share of people of whom more is told', () => {
  rental.says(
    'what percent of the people who came from google want to rent',
    "FILTER (WHERE interest_type = 'renting')",
    "WHERE source = 'google'",
  )
  rental.says(
    'what percent of the people who want to rent came from google',
    "FILTER (WHERE source = 'google')",
    "WHERE interest_type = 'renting'",
  )
  rental.says('what percent of people want to rent', "FILTER (WHERE interest_type = 'renting')")
})
