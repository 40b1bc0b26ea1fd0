import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('months that are not over', () => {
  rental.says('Which month is our slowest?', 'check_in < DATE')
  rental.never('Which month is our busiest?', 'check_in < DATE')
})
