import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('what is lined up', () => {
  rental.says(
    'how much revenue do we already have lined up from upcoming stays',
    'sum(total_price)',
    "check_in >= DATE '2026-11-16'",
  )
  rental.says('revenue lined up for next month', "check_in < DATE '2027-01-01'")
  rental.declines('how much furniture is lined up from upcoming stays')
})
