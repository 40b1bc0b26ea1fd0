import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('rows are not told to be what they are not', () => {
  rental.declines('what fraction of cancellations were monthly stays')
  rental.says('what percentage of monthly stays were cancelled', "FILTER (WHERE status = 'cancelled')")
  rental.says('cancellations by month this year', "status = 'cancelled'")
})
