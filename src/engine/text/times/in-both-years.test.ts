import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one in a year and another one in the next', () => {
  shop.says(
    'How many customers had a completed order in 2025 and another one in 2026?',
    "status = 'completed'",
    "purchase_date >= DATE '2025-01-01'",
    "purchase_date >= DATE '2026-01-01'",
  )
  rental.says(
    'how many guests had a completed stay in 2024 and again in 2025',
    "DATE '2024-01-01'",
    "DATE '2025-01-01'",
  )
  shop.declines('How many customers had a completed order in 2025 and a refunded one in 2026?')
})
