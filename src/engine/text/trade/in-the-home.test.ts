import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

const now = "r.check_out >= DATE '2026-11-16'"

describe('the guest of now', () => {
  rental.says('who is in the Driftwood Beach House right now', now, "'Driftwood Beach House'")
  rental.says('when does the guest in Driftwood Beach House leave', now, 'r.check_out')
  rental.says('what day does the guest in Agave Casita check out', now, 'r.check_out')
  rental.declines('who is in charge right now')
})
