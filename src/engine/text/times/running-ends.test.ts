import { describe } from 'vitest'
import { homes, shop } from '#tests/support/patterns.ts'

describe('a sum that goes on, at each end', () => {
  shop.says(
    'the running total of revenue at the end of each month of 2025',
    'running_total',
    "date_trunc('month'",
  )
  homes.declines('active listings at the end of each month')
})
