import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('what lies between two numbers', () => {
  homes.says(
    'average ask and average sold price and the difference by area',
    "FROM real_estate_listings WHERE status = 'SLD' GROUP BY subdivision",
  )
  rental.says(
    'How does ADR differ between ski chalets and beach houses this year?',
    'GROUP BY l.property_type',
  )
  rental.never('How does ADR differ between ski chalets and beach houses this year?', '2025')
  rental.says(
    'the gap between the priciest and the cheapest home in every state',
    'highest_price - lowest_price',
  )
  homes.says(
    'difference between the average asking price with a pool and without one among homes for sale',
    'pool - no_pool',
  )
  homes.says(
    "what's the spread between the average ask of active homes and the average sold price of sold homes",
    "avg(ask_price) FILTER (WHERE status = 'COP')",
    "avg(sold_price) FILTER (WHERE status = 'SLD')",
  )
  rental.says(
    'difference between revenue in July 2025 and July 2026',
    "DATE '2025-07-01'",
    "DATE '2026-07-01'",
  )
})
