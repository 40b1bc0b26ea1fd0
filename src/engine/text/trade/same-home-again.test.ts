import { describe } from 'vitest'
import { rental } from '#tests/support/patterns.ts'

describe('a second stay in the same home', () => {
  const each = 'GROUP BY r.guest_email, r.guest_name, l.id, l.title HAVING count(*) >= 2'
  rental.says(
    "any guests who came back to the very same house? who and which house, cancelled ones don't count",
    each,
  )
  rental.says('guests who stayed in the same home more than once', each)
  rental.says('which guests booked the same house twice this year', each, "DATE '2026-01-01'")
  rental.never('guests who stayed in the same home in May and June', 'l.id, l.title HAVING count(*) >= 2')
})
