import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('the latest of what comes and goes', () => {
  rental.declines('what is the latest check-out on the books')
  rental.declines('the latest check-in')
  rental.says('list the ten most recent bookings', 'ORDER BY created_at DESC')
})
