import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('put as in another language', () => {
  rental.says(
    'From which source are coming the most of owners who want list a home, and how many?',
    "interest_type = 'listing'",
    'LIMIT 1',
  )
  rental.says(
    'Which house was the most viewed from the visitors in the last month, and how many views it has?',
    'AS views',
    'LIMIT 1',
  )
  rental.says(
    'most expensive booking of all the times, who was the guest and how much he was paying?',
    'ORDER BY total_price DESC',
  )
  rental.says(
    'How much cost in average the night in the homes of Florida versus the homes of North Carolina?',
    'avg(price)',
    "IN ('FL', 'NC')",
  )
  // A part of them, and where they came from.
  rental.never('most of the leads from google', 'LIMIT')
  rental.says('leads from Google', "source = 'google'")
  homes.never('how much does a house cost', 'night')
})
