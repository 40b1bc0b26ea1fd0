import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what people asked about', () => {
  rental.says(
    'How many owners have asked us about listing their home since the first of September?',
    "interest_type = 'listing'",
    "visited_at >= DATE '2026-09-01'",
  )
  rental.says('leads who wrote to us about buying a home last month', "interest_type = 'buying'")
  rental.says(
    'which three homes do people ask about the most, with number of inquiries',
    "interaction_type = 'inquiry'",
    'LIMIT 3',
  )
  rental.never('which homes do people ask about most', 'ILIKE')
})

rental.says('who are our newest 5 leads and what did they write', 'message', 'LIMIT 5')

describe('what people did on the site, or never did', () => {
  rental.says('Is there any home that nobody has marked as a favorite this year?', "= 'favorite'", ' = 0')
  rental.says(
    'How many of the people who wrote or signed up have never sent an inquiry about a property?',
    'inquiries = 0',
  )
  rental.says("leads from google who haven't sent an inquiry", "v.source = 'google'", 'inquiries, 0) = 0')
})

describe('what people mark', () => {
  rental.says(
    'what three houses do people mark as favorite the most? with how often',
    "'favorite'",
    'LIMIT 3',
  )
  rental.says(
    'Which device do people use most when they save a home as a favourite?',
    'device_type',
    "'favorite'",
  )
})
