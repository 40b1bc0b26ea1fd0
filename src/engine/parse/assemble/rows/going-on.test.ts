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

describe('the night of another day', () => {
  const newYear = "check_out >= DATE '2026-01-01'"
  rental.says('how many stays covered the night of December 31, 2025?', 'count(*)', newYear)
  rental.says('who stayed on the night of december 31, 2025', newYear)
  rental.says('how many homes were occupied on december 31, 2025', newYear)
  rental.says('which homes were occupied last night', "check_out >= DATE '2026-11-15'")
  rental.never('which homes had guests staying last night', 'AS stays')
})
