import { describe } from 'vitest'
import { homes, rental, shop } from '#tests/support/patterns.ts'

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

describe('so much of them, and all of it', () => {
  rental.says(
    'From which sources more than the 30 percent of the leads want to buy?',
    'part > 0.3 * visitors',
  )
  shop.says('brands where more than the 5% of the orders were refunded', 'part > 0.05 * orders')
  rental.says(
    'for each state how many check-ins we had in October 2026 and how many nights these were together',
    'count(*)',
    'sum((r.check_out - r.check_in))',
    'GROUP BY l.state',
  )
  rental.declines('guests who live together')
})
