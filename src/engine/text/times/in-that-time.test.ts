import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('a time that was named before', () => {
  const both = ["interaction_type = 'view'", "interaction_type = 'favorite'", ">= DATE '2026-09-16'"]
  rental.says('homes that got views in the past 60 days but not a single favorite in that time', ...both)
  rental.says('homes with views in the last 60 days but no favorites over that same period', ...both)
  shop.says('revenue in 2025 and number of orders in that year', "< DATE '2026-01-01'", 'count(*)', 'revenue')
})

describe('a time that nobody named, or another one', () => {
  rental.declines('homes with views but no favorites in that time')
  rental.says('revenue last month against the same month last year', "DATE '2025-10-01'")
})
