import { describe } from 'vitest'
import { shop } from '#tests/support/patterns.ts'

describe('the month before one that is not over is a whole one', () => {
  shop.says('sales this month so far vs the month before', "'2026-10-01'", "< DATE '2026-11-01'")
  shop.says('revenue this month so far compared to the whole month before', "< DATE '2026-11-01'")
})

describe('the same days of another time', () => {
  shop.says('orders so far this year vs the same stretch of the year before', "< DATE '2025-11-16'")
})
