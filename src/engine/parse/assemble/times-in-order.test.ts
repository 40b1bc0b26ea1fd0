import { describe } from 'vitest'
import { homes, rental } from '#tests/support/patterns.ts'

describe('times in their own order', () => {
  rental.says('leads per quarter, oldest quarter first', "ORDER BY date_trunc('quarter'")
  rental.never('revenue by month, earliest first', 'ORDER BY revenue')
  homes.says('closings by year, oldest year first', 'ORDER BY extract(year')
  rental.declines('revenue by month, latest first')
})
