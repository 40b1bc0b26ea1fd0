import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('who is told of it', () => {
  rental.says(
    'Could you please give housekeeping the departures for this week, with guest, property and date?',
    "check_out >= DATE '2026-11-09'",
    'guest_name',
  )
  rental.says(
    "how many check-outs do i need cleaners for next week? cancelled ones don't count",
    "check_out >= DATE '2026-11-16'",
    'count(*)',
  )
  rental.says(
    'need the list for houskeeping, who is cheking out this week, wich house and wich day',
    "check_out >= DATE '2026-11-09'",
    'r.check_out',
  )
  rental.declines('how many cleaners do we have')
})
