import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('who is there on a night', () => {
  rental.says(
    'who is sleeping at our places tonight, and in which one',
    'l.title',
    "check_out >= DATE '2026-11-16'",
  )
  rental.says(
    'who stayed with us last night',
    "check_in < DATE '2026-11-15'",
    "check_out >= DATE '2026-11-15'",
  )
  rental.says('who is staying with us tomorrow night', "check_in < DATE '2026-11-17'")
  rental.says('guests staying on December 24', "check_out >= DATE '2026-12-25'")
  rental.says(
    'how many guests do we have tonight',
    'count(DISTINCT guest_email)',
    "check_out >= DATE '2026-11-16'",
  )
  rental.says('stays tonight', "check_out >= DATE '2026-11-16'")
  rental.never('stays starting tomorrow', 'check_out >=')
})
