import { describe } from 'vitest'
import { rental, shop } from '#tests/support/patterns.ts'

describe('which way a number goes', () => {
  rental.says('quarter by quarter in 2025, did income swell or shrivel', "date_trunc('quarter'")
  shop.says('are sales waxing or waning this year', "date_trunc('month'")
  shop.says('has revenue grown or shrunk this year', 'change_pct')
})
