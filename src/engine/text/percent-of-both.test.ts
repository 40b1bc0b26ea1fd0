import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('one number as a percentage of another, for each group, in a time', () => {
  shop.says(
    'refunded dollars as a % of completed revenue per category, this year',
    "FILTER (WHERE pu.status = 'refunded')",
    'AS ratio_pct',
    "DATE '2026-01-01'",
  )
  shop.says(
    'refunded amount as a percentage of revenue by brand, last month',
    'AS ratio_pct',
    "DATE '2026-10-01'",
  )
  rental.declines('loud guests as a % of revenue per city, this year')
})
