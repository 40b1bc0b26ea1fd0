import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('less than in the time before', () => {
  rental.says('which homes made less than last year', 'revenue_2026 < revenue_2025')
  shop.says('which brands sold fewer units than last year', 'units_sold_2026 < units_sold_2025')
  rental.says('which homes made less in 2025 than in 2024', 'revenue_2025 < revenue_2024')
  rental.declines('which homes made less than last')
})
