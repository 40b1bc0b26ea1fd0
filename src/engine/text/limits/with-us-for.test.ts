import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('how long homes have been with us', () => {
  rental.says('Which homes have been with us for more than three years?', "created_at < DATE '2023-11-15'")
  rental.says('cabins on our books less than a year', "created_at >= DATE '2025-11-15'")
  homes.says('homes on the market for over 90 days', 'days_on_market > 90')
  rental.never('which guests have been with us more than 5 nights', 'created_at')
})
