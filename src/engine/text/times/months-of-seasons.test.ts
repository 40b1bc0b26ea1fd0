import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a season and its months', () => {
  const both = ["DATE '2025-06-01'", "DATE '2026-09-01'"]
  rental.says('rev + avg LOS, summer (jun-aug) 2025 vs summer 2026', 'average_length_of_stay', ...both)
  rental.says('revenue summer 2025 (June to August) vs summer 2026', ...both)
  shop.says('revenue in spring (mar to may) 2026', "DATE '2026-03-01'", "DATE '2026-06-01'")
  rental.declines('rev in summer (jul-sep) 2025 vs summer 2026')
})
